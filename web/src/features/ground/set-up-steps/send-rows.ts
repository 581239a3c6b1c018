import type { FieldError } from '../../../kernel/error-texts.ts';
import { type CallError, toCallError } from '../../../kernel/call-error.ts';

/** One row on its way: what its schema made of it. */
interface Sent<O> {
  readonly key: string;
  readonly output: O;
}

interface Sending<O> {
  readonly rows: readonly Sent<O>[];
  /** `place` counts from 0 among the rows of this sending. */
  readonly create: (output: O, place: number) => Promise<unknown>;
  readonly onSaved: (key: string) => void;
  readonly onRefused: (key: string, refused: Readonly<Record<string, FieldError>>) => void;
}

/**
 * WIZ-24: sends rows in order. Refused ones are returned and the next is sent; general failures are thrown. True if all
 * were saved.
 */
export async function sendRows<O>({ rows, create, onSaved, onRefused }: Sending<O>): Promise<boolean> {
  let areAllSaved = true;
  for (const [place, { key, output }] of rows.entries()) {
    try {
      await create(output, place);
      onSaved(key);
    } catch (thrown) {
      const error = toCallError(thrown);
      if (meetsEveryRow(error)) throw thrown;
      areAllSaved = false;
      onRefused(key, refusedBy(error));
    }
  }
  return areAllSaved;
}

function meetsEveryRow({ status, errorCode }: CallError): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500 || errorCode === 'CO403';
}

/** Returns the errors by the server's fields; a refusal without a field is the row's. */
function refusedBy({ errorCode, params, errorMessage, fields }: CallError): Record<string, FieldError> {
  if (fields.length === 0) return { '': { code: errorCode, params, message: errorMessage } };
  return Object.fromEntries(fields.map(({ path, ...fault }) => [path, fault]));
}
