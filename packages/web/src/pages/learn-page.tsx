export function LearnPage(_: { id?: string }) {
  return undefined
}
