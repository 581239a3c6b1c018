import { removeOwnStandIn, setOwnStandIn } from '@madang/contract/workplace/approval-requests/routes.ts';
import { standInInput } from '@madang/contract/workplace/approval-requests/rules.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { readOwnStandIn } from '@madang/contract/workplace/approval-requests/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Button } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Columns } from '../../../../ui/parts/columns.tsx';
import { useReread, useStandIn } from '../api.ts';
import { useText } from '../texts.ts';
import { Asked } from './asked.tsx';
import { FoundField } from './fields/found-field.tsx';
import styles from './requests.module.css';

type OwnStandIn = AnswerOf<typeof readOwnStandIn>;

/** The reader's stand-in, and people whose stand-in the reader is today. */
export function StandIn() {
  return (
    <Asked query={useStandIn()}>{(shown) => <StandInForm key={shown.standIn?.standInId ?? ''} shown={shown} />}</Asked>
  );
}

function StandInForm({ shown: { standIn, standsInFor } }: { readonly shown: OwnStandIn }) {
  const t = useText();
  const notices = useNotices();
  const nameOf = useShownName();
  const reread = useReread();
  const [initial] = useState(() => ({
    standInId: standIn?.standInId ?? '',
    standsInFrom: standIn?.standsInFrom ?? '',
    standsInUntil: standIn?.standsInUntil ?? '',
  }));
  const form = useForm({
    schema: standInInput,
    initial,
    submit: async (body) => {
      await call(setOwnStandIn, { body });
      notices.toast(t('standIn.saved'));
      await reread();
    },
  });
  const remove = async () => {
    try {
      await call(removeOwnStandIn, {});
      notices.toast(t('standIn.removed'));
      await reread();
    } catch (thrown) {
      await notices.showError(thrown);
    }
  };
  const named = standIn?.standIn
    ? { [standIn.standInId]: { name: standIn.standIn.fullName, englishName: standIn.standIn.englishName } }
    : {};
  return (
    <form {...form.formProps}>
      <Stack>
        {standsInFor.length > 0 && (
          <p>{t('standIn.for', { names: standsInFor.map((person) => nameOf(person)).join(', ') })}</p>
        )}
        <FoundField kind="person" binding={form.field('standInId')} named={named} />
        <Columns>
          <DateField {...form.field('standsInFrom')} help={t('standIn.days')} />
          <DateField {...form.field('standsInUntil')} />
        </Columns>
        <div className={styles['acts']}>
          <Button type="submit" busy={form.busy}>
            {t('standIn.save')}
          </Button>
          {standIn && <Button onClick={() => void remove()}>{t('standIn.remove')}</Button>}
        </div>
      </Stack>
    </form>
  );
}
