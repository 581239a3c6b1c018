import type { Dispatch, DispatchEntry } from '@madang/contract/access/dispatches/routes.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import { unseal } from '../../../kernel/operations/stored/sealed.ts';
import { eventAad, openContent, type StoredDispatch, type StoredEvent } from './dispatches.sql.ts';
import { actsOn } from './required.ts';

/** Presents a dispatch; `mayChange`: the reader may act on it. */
export function presentDispatch(keyring: Keyring, dispatch: StoredDispatch, mayChange: boolean): Dispatch {
  const { fullName, englishName, mail, basis } = openContent(keyring, dispatch);
  const { dispatchId, side, state, personId, otherCode, otherName, otherEnglishName } = dispatch;
  const { departmentCode, departmentName, englishDepartmentName, startsOn, endsOn, askedUntil, isAnswered, changedAt } =
    dispatch;
  return {
    dispatchId,
    side,
    state,
    personId,
    fullName,
    englishName,
    mail,
    companyCode: otherCode,
    companyName: otherName,
    englishCompanyName: otherEnglishName,
    departmentCode,
    departmentName,
    englishDepartmentName,
    startsOn,
    endsOn,
    askedUntil,
    basis,
    isAnswered,
    changedAt,
    can: mayChange ? actsOn(dispatch) : [],
  };
}

type Actors = ReadonlyMap<string, { readonly fullName: string; readonly englishName: string }>;

export function presentEvent(
  keyring: Keyring,
  dispatchId: string,
  { eventNumber, event, by, actorId, note, endsOn, happenedAt }: StoredEvent,
  actors: Actors,
): DispatchEntry {
  const said = note === null ? '' : (unseal(keyring, eventAad(dispatchId, String(eventNumber)), note) as string);
  const actor = actorId === null ? undefined : actors.get(actorId);
  return {
    event,
    by,
    actor: actor ? { fullName: actor.fullName, englishName: actor.englishName } : null,
    note: said,
    endsOn,
    happenedAt,
  };
}
