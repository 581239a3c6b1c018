import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { recipientList } from '@madang/contract/joining/invitations/list-routes.ts';
import { Refusal } from '@madang/contract/refuse.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { targetIndexes } from '../../../secrets/otp/index.ts';
import { addressesOfPeople } from '../../../people/contacts/index.ts';
import { entryErrorOf, type EntryError } from '../recipients/entry-errors.ts';
import { readRecipient } from '../recipients/read-recipient.ts';
import { waitingTargets } from '../recipients/waiting-targets.sql.ts';
import { readSendLimits, sendsLeft } from '../send-link.ts';

/**
 * INV-07: checks each entry of a list before anything is sent. It only advises; each invitation is decided when it is
 * sent.
 */
export const checkRecipients = defineQuery({
  name: 'check-recipients',
  input: recipientList,
  permission: 'invitations.create',
  targets: ({ departmentCode }) => [{ kind: 'department', id: departmentCode || rootDepartment }],
  refusals: [],
  async run({ kernel, companyCode, read }, { recipients }) {
    const entries = await Promise.all(recipients.map((typed) => readEntry(kernel, typed)));
    const addresses = entries.flatMap((entry) => entry.address ?? []);
    const { perCompany } = await readSendLimits(kernel);
    const known = await read(async (tx) => ({
      people: await addressesOfPeople(tx, kernel.keyring, companyCode, addresses),
      waiting: await waitingTargets(
        tx,
        companyCode,
        addresses.flatMap((address) => indexesOf(kernel, address)),
      ),
      leftToday: await sendsLeft(tx, companyCode, perCompany),
    }));
    const seen = new Set<string>();
    let left = known.leftToday;
    const codeOf = (address: string) => {
      if (seen.has(address)) return 'INVITATION_TWICE';
      seen.add(address);
      if (known.people.has(address)) return 'INVITATION_MEMBER';
      if (indexesOf(kernel, address).some((index) => known.waiting.has(index.toString('hex'))))
        return 'INVITATION_WAITING';
      if (left === 0) return 'INVITATION_SENDS';
      left -= 1;
      return undefined;
    };
    const items = entries.map(({ address, fault }) => {
      const code = address === undefined ? undefined : codeOf(address);
      return { fault: fault ?? (code === undefined ? null : { code, params: {} }) };
    });
    return { ...wholeList(items), leftToday: known.leftToday };
  },
});

interface Entry {
  readonly address?: string;
  readonly fault?: EntryError;
}

async function readEntry(kernel: Kernel, typed: string): Promise<Entry> {
  try {
    return { address: await readRecipient(kernel, 'externalMail', typed) };
  } catch (error) {
    if (error instanceof Refusal) return { fault: entryErrorOf(error) };
    throw error;
  }
}

function indexesOf({ keyring }: Pick<Kernel, 'keyring'>, address: string): Buffer[] {
  return targetIndexes(keyring, 'externalMail', address);
}
