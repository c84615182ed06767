export function SettingsPage(_: { id?: string }) {
  return undefined
}
