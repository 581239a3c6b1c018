import { refuse as refuseAny } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { ImportState } from '@madang/contract/joining/imports/kinds.ts';
import type { StoredImport } from './stored/import-state.ts';
import { selectImport } from './stored/imports.sql.ts';

/** Refusals of `ownImport`. */
export const ownRefusals = ['CO401', 'CO404', 'MB924', 'MB925'] as const;

interface Acting {
  readonly tx: Tx;
  readonly companyCode: string;
  readonly actorId: string | undefined;
}

/** Finds and holds an import that the caller goes on with, in one of the states. */
export async function ownImport(
  { tx, companyCode, actorId }: Acting,
  importId: string,
  states: readonly ImportState[],
): Promise<StoredImport & { readonly personId: string }> {
  if (actorId === undefined) throw refuseAny('CO401');
  const found = await selectImport(tx, { companyCode, importId }, { isHeld: true });
  if (!found) throw refuseAny('CO404');
  if (found.personId !== actorId) throw refuseAny('MB925');
  if (!states.includes(found.state)) throw refuseAny('MB924');
  return found;
}

/** The same of an import with a file, which may be read in another way. */
export async function ownFile(...asked: Parameters<typeof ownImport>): ReturnType<typeof ownImport> {
  const found = await ownImport(...asked);
  if (found.source === 'selection') throw refuseAny('MB924');
  return found;
}

export const openStates = ['read', 'checked'] as const;
/** Another correction ends a dry run, which begins again. */
export const editedStates = [...openStates, 'checking'] as const;
