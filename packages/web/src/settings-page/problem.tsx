// What the server refused, if it did.

import { ApiError } from '../api.ts'
import { ErrorLine } from '../parts/error-line.tsx'

export function Problem({ error }: { error: unknown }) {
  if (error === undefined) return undefined
  // All that can be written wrongly here is an address.
  const isAddress = error instanceof ApiError && error.code === 'bad-request'
  return <ErrorLine error={isAddress ? new ApiError('bad-address', error.status) : error} />
}
