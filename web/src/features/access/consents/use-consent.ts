import type { Waiting } from '@madang/contract/access/consents/routes.ts';
import { completeLogIn } from '@madang/contract/access/consents/wire.ts';
import { targetName, targetOf } from '@madang/contract/access/accounts/sign-in-target.ts';
import { pages } from '@madang/contract/index.ts';
import { countryCode } from '@madang/contract/ground/countries/rules.ts';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { CallError } from '../../../kernel/call-error.ts';
import { useForm } from '../../../kernel/form.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { postPage } from '../../../kernel/page-form.ts';
import { useLoaded } from '../../../kernel/use-loaded.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { askDeletion } from './ask-deletion.ts';
import { askTicket, begin, loadChanges, loadTerms, type Receipt, record, settle } from './api.ts';
import { isComplete, type Item, itemsOf, keepsOptional, rowsOf } from './items.ts';

const schema = z.object({ residenceCountry: countryCode, agreements: z.array(z.string()) });

export type Consent = ReturnType<typeof useConsent>;

/** The answers of a sign-in that waits, and the way from them to the session. */
export function useConsent(waiting: Waiting, readAgain: () => void) {
  const notices = useNotices();
  const [state, setState] = useState(waiting.state);
  const [receipt, setReceipt] = useState<Receipt>();
  const [country, setCountry] = useState(waiting.countryCode);
  /** Another window or device was first; whether the sign-in is complete by that. */
  const [elsewhere, setElsewhere] = useState<{ readonly isLoggedIn: boolean }>();
  const { items, failure, reload } = useItems(waiting, state, country);
  /** Answer of the settlement: the receipt of a deletion, or null if all data is kept. */
  const settled = useRef<Receipt | null>(undefined);

  const mayDelete = async (ticked: readonly string[]) =>
    keepsOptional(items ?? [], ticked) || (await askDeletion(notices, waiting));

  const form = useForm({
    schema,
    initial: { residenceCountry: waiting.countryCode, agreements: [] as readonly string[] },
    alsoCheck: ({ agreements }) =>
      items && isComplete(items, agreements) ? [] : [{ path: 'agreements', code: 'MB820', params: {} }],
    submit: async ({ agreements: ticked }) => {
      if (!items || !(await mayDelete(ticked))) return;
      const { personId, isCompanyAdministrator } = waiting;
      const person = { personId, countryCode: country };
      if (state === 'open') await record({ ...person, isCompanyAdministrator, agreements: rowsOf(items, ticked) });
      try {
        settled.current = await settle({ ...person, isKept: keepsOptional(items, ticked) });
      } catch (thrown) {
        // A later step that fails is tried again alone: what was answered is answered.
        setState('agreed');
        throw thrown;
      }
    },
    afterSubmit: async () => {
      if (settled.current === undefined) return;
      setReceipt(settled.current ?? undefined);
      setState('settled');
    },
    refusals: {
      MB821: (refusal) => askAgain(refusal),
      MB822: (refusal) => askAgain(refusal),
      CO403: (refusal) => askAgain(refusal),
      MB_M_DENY_PAGE: (refusal) => askAgain(refusal),
    },
  });

  /**
   * Handles newer terms, which are read again without old ticks, and answers given elsewhere, which this choice did not
   * make.
   */
  const askAgain = async ({ errorCode }: CallError) => {
    const now = await begin().catch(() => undefined);
    if (now === null) return setElsewhere({ isLoggedIn: true });
    // What this window sent before, without hearing of it, is its own answer.
    if (now?.state === 'settled') return state === 'open' ? setElsewhere({ isLoggedIn: false }) : setState('settled');
    if (now) setState(now.state);
    readAgain();
    reload();
    form.refuse({ agreements: { code: errorCode } });
  };
  const changeCountry = (code: string) => {
    setCountry(code);
    form.set('residenceCountry', code);
    form.set('agreements', []);
  };
  return { waiting, form, items, failure, reload, country, changeCountry, state, receipt, elsewhere };
}

/** Another country brings other terms, another language other words for the same. */
function useItems(waiting: Waiting, state: Waiting['state'], country: string) {
  const language = useLanguage();
  const loaded = useLoaded(`${country} ${language}`, async () => {
    const [terms, changes] = await Promise.all([loadTerms(waiting, country, language), loadChanges(waiting, country)]);
    return { country, terms, changes };
  });
  const known = loaded.data?.country === country ? loaded.data : undefined;
  const isMoved = country !== waiting.countryCode;
  return {
    items: known && openItems(itemsOf(known.terms, whichOf(waiting, isMoved), known.changes), waiting, state),
    failure: loaded.failure,
    reload: loaded.reload,
  };
}

/** Returns the part that is left to answer: once the terms are answered, the optional data alone. */
function whichOf({ due, state, isOptionalAsked }: Waiting, isMoved: boolean) {
  if (state !== 'open') return isOptionalAsked ? (['PIAR'] as const) : [];
  return isMoved ? undefined : due;
}

function openItems(items: Item[], waiting: Waiting, state: Waiting['state']): Item[] {
  return waiting.state === 'open' && state === 'open' ? items : items.filter(({ part }) => part === 'optional');
}

/** RCN-04: the hidden form completes the sign-in and leads to where it was meant to go. */
export async function goOn(address?: string): Promise<void> {
  const target = address ?? new URLSearchParams(location.search).get(targetName);
  const ticket = await askTicket();
  postPage(completeLogIn.path, { ticket, ...(target === null ? {} : { target }) });
}

/** Leaves a completed sign-in for its target. */
export function leaveForTarget(address?: string): void {
  location.replace(address ?? targetOf(location.search, pages, location.origin) ?? '/');
}
