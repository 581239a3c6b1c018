import { type CallError, toCallError } from '../call-error.ts';
import type { FieldError } from '../error-texts.ts';

/** Handling of a refusal's code: the field it is about, or the page's own handler. */
export type RefusalHandling = string | ((refusal: CallError) => void | Promise<void>);

interface Ways {
  readonly refusals: Readonly<Record<string, RefusalHandling>>;
  /** Returns true if the form shows a field of this path. */
  readonly hasField: (path: string) => boolean;
  readonly refuse: (fields: Readonly<Record<string, FieldError>>) => void;
  readonly showError: (thrown: unknown) => Promise<void>;
}

/** Sends a refusal to its handler or field, else to the fields that the server named, else to the alert popup. */
export async function settleRefusal(thrown: unknown, ways: Ways): Promise<void> {
  const refusal = toCallError(thrown);
  if (refusal !== thrown) console.error(thrown);
  const handling = ways.refusals[refusal.errorCode];
  if (typeof handling === 'function') return handling(refusal);
  const fieldError: FieldError = { code: refusal.errorCode, params: refusal.params, message: refusal.errorMessage };
  if (handling !== undefined) return ways.refuse({ [handling]: fieldError });
  const fields = Object.fromEntries(
    refusal.fields.filter(({ path }) => ways.hasField(path)).map(({ path, ...about }) => [path, about]),
  );
  if (Object.keys(fields).length > 0) return ways.refuse(fields);
  return ways.showError(refusal);
}
