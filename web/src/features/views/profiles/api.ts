import { changeProfile } from '@madang/contract/people/people/own/routes.ts';
import { closeAccount as closeRoute } from '@madang/contract/access/accounts/closing.ts';
import { removeMobile as removeRoute } from '@madang/contract/access/accounts/contacts/routes.ts';
import { downloadOwnData, readProfile } from '@madang/contract/views/profiles/routes.ts';
import type { Profile } from '@madang/contract/views/profiles/routes.ts';
import type { OwnProfile, OwnProfileName } from '@madang/contract/people/people/own/rules.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { client } from '../../../kernel/calls/client.ts';
import { saveText } from '../../../kernel/calls/save-text.ts';
import { sessionQuery } from '../../../kernel/session-query.ts';
import { profileKey } from './profile-key.ts';

/** A contact by which a code can be sent. */
export type ContactOption = 'externalMail' | 'mobile';

export const profileQuery = queryOptions({
  queryKey: profileKey,
  queryFn: ({ signal }) => call(readProfile, {}, { signal }),
});

/** Reads the profile again, and who is signed in: the head of every page says the name. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: profileQuery.queryKey }),
      queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    ]);
  };
}

export async function saveProfile(body: OwnProfile, expected: Pick<Profile, OwnProfileName>): Promise<void> {
  await call(changeProfile, { body: { ...body, expected } });
}

export async function removeMobile(): Promise<void> {
  await call(removeRoute);
}

/** Closes the account for ever; returns the time at which its remaining data are deleted. */
export async function closeAccount(password: string): Promise<string> {
  return (await call(closeRoute, { body: { password } })).destroyedAfter;
}

/** Everything that is held about the person, as a file that a person can read too. */
export async function saveOwnData(): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  saveText(`madang-my-data-${day}.json`, 'application/json', await readOwnData());
}

/** The content of that file. */
export async function readOwnData(): Promise<string> {
  return JSON.stringify(await client.post(downloadOwnData.path, {}), null, 2);
}
