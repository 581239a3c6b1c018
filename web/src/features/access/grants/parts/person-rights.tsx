import { type GrantRow, takeBackGrant } from '@madang/contract/access/grants/routes.ts';
import { grantsAddress } from '@madang/contract/access/grants/rules.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { usePersonGrants, useReread } from '../api.ts';
import { useGrantWords } from '../grant-words.ts';
import { useText } from '../texts.ts';

/** MEM-02: given rights of a person, also through a role; nothing for readers who do not see them. */
export function PersonRights({ personId }: { readonly personId: string }) {
  const t = useText();
  const { data } = usePersonGrants(personId);
  if (!data || (data.items.length === 0 && !can(data, 'give'))) return null;
  return (
    <Section title={t('ofPerson')}>
      <Stack>
        {data.items.length === 0 && <p>{t('ofPersonNone')}</p>}
        {data.items.map((row) => (
          <Right key={row.grantId} row={row} />
        ))}
        {can(data, 'give') && (
          <div>
            <LinkButton href={`${grantsAddress}?panel=new&person=${personId}`}>{t('give')}</LinkButton>
          </div>
        )}
      </Stack>
    </Section>
  );
}

function Right({ row }: { readonly row: GrantRow }) {
  const t = useText();
  const words = useGrantWords();
  const reread = useReread();
  return (
    <>
      <Facts
        facts={[
          [words.what(row), `${words.where(row)} · ${words.when(row)} · ${words.until(row)}`],
          [t('columns.state'), row.can.length === 0 ? t('throughRole') : words.state(row)],
        ]}
      />
      {can(row, 'takeBack') && (
        <div>
          <DeleteButton
            label={t('takeBackOf', { name: words.what(row) })}
            done={t('takenBack', { name: words.what(row) })}
            remove={() => sendChange(takeBackGrant, { params: { grantId: row.grantId } })}
            onGone={() => undefined}
            reread={reread}
          />
        </div>
      )}
    </>
  );
}
