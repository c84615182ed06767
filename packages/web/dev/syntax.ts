// What of a syntax tree is looked at while the page is built; every node has its range in the source.

export interface Syntax {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly properties?: readonly Syntax[]
  readonly elements?: readonly (Syntax | null)[]
  readonly arguments?: readonly Syntax[]
  readonly id?: Syntax
  readonly init?: Syntax
  readonly key?: Syntax
  readonly params?: readonly Syntax[]
  readonly typeAnnotation?: Syntax
  readonly typeName?: Syntax
  readonly returnType?: Syntax | null
  readonly tag?: Syntax
  readonly callee?: Syntax
  readonly quasi?: Syntax
  readonly quasis?: readonly Syntax[]
  readonly argument?: Syntax | null
  readonly property?: Syntax
  readonly computed?: boolean
  readonly name?: string
  readonly body?: unknown
  readonly value?: unknown
}

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value

export const partsOf = (node: Syntax): Syntax[] => Object.values(node).flat().filter(isSyntax)
