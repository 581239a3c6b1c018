import * as z from 'zod/mini';
import type { Audience } from '../access/access.ts';
import { route } from '../route.ts';

/** A schema as OpenAPI 3.1 writes it: JSON Schema of draft 2020-12, and the codes of rules that it has no word for. */
export interface DescribedShape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, DescribedShape>>;
  readonly required?: readonly string[];
  readonly items?: DescribedShape;
  readonly anyOf?: readonly DescribedShape[];
  readonly additionalProperties?: boolean | DescribedShape;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The codes with which a value is refused that breaks a rule. */
  readonly 'x-codes'?: readonly string[];
}

export interface DescribedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: DescribedShape;
}

type Content = Readonly<Record<string, { readonly schema?: DescribedShape | { readonly $ref: string } }>>;

export interface DescribedAnswer {
  readonly description: string;
  readonly content?: Content;
  /** The codes of this status that the call may refuse with. */
  readonly 'x-codes'?: readonly string[];
}

/** One call: an address with a method. */
export interface DescribedCall {
  readonly operationId: string;
  /** The capability that answers it. */
  readonly tags: readonly [string];
  readonly 'x-access': Audience;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly DescribedParameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, DescribedAnswer>>;
}

/** Part of an OpenAPI 3.1 document that this product writes. */
export interface ApiDescription {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedCall>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** API-04: the product's own calls, described from the schemas that check them. */
export const readApiDescription = route({
  method: 'GET',
  path: '/api/v1/openapi.json',
  isReference: true,
  answer: z.custom<ApiDescription>((value) => typeof value === 'object' && value !== null),
});
