// Whether a request is as its route describes it.

import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/** Texts of an address are taken for numbers where numbers are wanted; what fits as it is, and nearly all does, is left alone. */
export const checks: FastifySchemaCompiler<TSchema> = (route) => {
  const validator = Compile(route.schema)
  const convert = TypeBoxValidatorCompiler(route)
  return (value: unknown) => (validator.Check(value) ? { value } : convert(value))
}
