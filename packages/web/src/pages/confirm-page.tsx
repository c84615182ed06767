export function ConfirmPage(_: { id?: string }) {
  return undefined
}
