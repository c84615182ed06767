export function ClaimPage(_: { id?: string }) {
  return undefined
}
