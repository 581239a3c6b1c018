import * as z from 'zod/mini';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The address, `{name}` for a part that varies. */
  readonly path: string;
  /** `form`: a browser's own form posts it, and goes to the page of this product that the answer names. */
  /** `attach`: a form with one file, which comes as a stream beside the body. */
  readonly sentBy?: 'form' | 'attach';
  /**
   * Marks an answer as large, equal for everyone and without secrets: it is compressed, and browsers revalidate it. For
   * `public` routes alone.
   */
  readonly isReference?: true;
  // Compressed length reveals text that an attacker may repeat (docs/decisions/traces-tls-and-compression.md).
  /** True if the answer travels compressed: it is large and holds no code, token or key. For routes with a session alone. */
  readonly isCompressed?: true;
  /** True if browsers keep the answer and ask whether it changed: a tree or a list of choices without people. */
  readonly isKept?: true;
  /** The largest body, where the edge's own bound is too small. */
  readonly maxBodyBytes?: number;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly answer: z.ZodMiniType;
}

type Exact<R> = R & { readonly [K in Exclude<keyof R, keyof Route>]: never };

/** Declares a route; an unknown key does not compile. */
export function route<const R extends Route>(declared: Exact<R>): R {
  return declared;
}

type Found = Pick<Route, 'params' | 'body' | 'answer' | 'isCompressed'> & { readonly path: string };

/**
 * Declares a list searched by words, which may name a person. They travel in the body, because proxies log addresses.
 * It changes nothing.
 */
export function searchRoute<const R extends Found>({
  path,
  ...list
}: R): Omit<R, 'path'> & { readonly method: 'POST'; readonly path: string } {
  return { ...list, method: 'POST', path: `${path}/search` };
}

type OutputOf<T> = T extends z.ZodMiniType ? z.output<T> : undefined;
export type BodyOf<R extends Route> = OutputOf<R['body']>;
export type QueryOf<R extends Route> = OutputOf<R['query']>;
export type ParamsOf<R extends Route> = OutputOf<R['params']>;
export type AnswerOf<R extends Route> = z.output<R['answer']>;

/** An answer that is a document of its own, such as an image, a calendar or a file to keep. */
export class Document {
  readonly contentType: string;
  /** A long one comes piece by piece, as its reader takes it. */
  readonly content: string | Uint8Array | AsyncIterable<string | Uint8Array>;
  /** `content` never changes at this address, so a browser may keep it. */
  readonly isLasting: boolean;
  /** File name under which a browser saves the document; without it the document is displayed. */
  readonly fileName: string | undefined;

  constructor(
    contentType: string,
    content: Document['content'],
    more: { readonly isLasting?: boolean; readonly fileName?: string } = {},
  ) {
    this.contentType = contentType;
    this.content = content;
    this.isLasting = more.isLasting ?? false;
    this.fileName = more.fileName;
  }
}

/** The `answer` of a route that gives a document; refusals of such a route are JSON as everywhere. */
export const documentAnswer = z.custom<Document>((value) => value instanceof Document);
