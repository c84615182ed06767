export function ReplayPage(_: { id?: string }) {
  return undefined
}
