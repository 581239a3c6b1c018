import {
  approveIdRequest,
  changeLoginId,
  refuseIdRequest,
  takeBackLoginId,
} from '@madang/contract/access/login-ids/routes.ts';
import { idChange } from '@madang/contract/access/login-ids/rules.ts';
import type { IdRequestRow, searchIdRequests } from '@madang/contract/access/login-ids/wire.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { type ReactNode, useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { type Changed, sendChange } from '../../../../kernel/calls/send-change.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Actions, Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { MailText } from '../../../../ui/sections/mail-text.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { FormerIds } from './former-ids.tsx';
import { RefusalForm } from './refusal-form.tsx';

interface PanelProps {
  readonly row: IdRequestRow;
  readonly answer: Pick<AnswerOf<typeof searchIdRequests>, 'can'>;
  readonly onClose: () => void;
}

/** A request with its acts: to decide it, to take a change back, to change the ID without one. */
export function IdRequestPanel({ row, answer, onClose }: PanelProps) {
  const t = useText();
  const nameOf = useShownName();
  const isOpen = row.state === 'requesting' || row.state === 'approved';
  return (
    <SidePanel title={nameOf(row)} lead={<span>{t(`states.${row.state}`)}</span>} onClose={onClose}>
      <Stack>
        <RequestFacts row={row} />
        {isOpen && can(answer, 'decide') && <Decision row={row} onClose={onClose} />}
        {!isOpen && row.formerIds.length > 0 && can(answer, 'change') && <TakeBack row={row} onClose={onClose} />}
        {!isOpen && can(answer, 'change') && <DirectChange row={row} onClose={onClose} />}
      </Stack>
    </SidePanel>
  );
}

function RequestFacts({ row }: { readonly row: IdRequestRow }) {
  const t = useText();
  const language = useLanguage();
  const { type, origin, oldId, wantedId, reason, askedAt, settledAt, formerIds } = row;
  const id = (value: string) => <MailText key={value}>{value}</MailText>;
  const facts: (readonly [string, ReactNode])[] = [[t('columns.now'), id(row.loginId)]];
  if (type !== null) facts.push([t('columns.type'), t(origin === 'company' ? 'byCompany' : `types.${type}`)]);
  const isKnown = oldId === row.loginId || formerIds.some(({ loginId }) => loginId === oldId);
  if (oldId !== '' && !isKnown) facts.push([t('columns.old'), id(oldId)]);
  if (wantedId !== '' && wantedId !== row.loginId) facts.push([t('columns.wanted'), id(wantedId)]);
  if (askedAt !== null) facts.push([t('columns.asked'), formatDate(askedAt, language)]);
  if (settledAt !== null) facts.push([t('columns.settled'), formatDate(settledAt, language)]);
  if (reason !== '') facts.push([t('columns.reason'), reason]);
  if (formerIds.length > 0) facts.push([t('columns.former'), <FormerIds key="former" formerIds={formerIds} />]);
  return <Facts facts={facts} />;
}

interface ActProps {
  readonly row: IdRequestRow;
  readonly onClose: () => void;
}

/** Sends a change, and says what was done; a refusal shows what stands now. */
function useAct(onClose: () => void) {
  const { showError } = useNotices();
  const undoable = useUndoable();
  const reread = useReread();
  const [isBusy, setBusy] = useState(false);
  const act = async (send: () => Promise<Changed>, done: string) => {
    setBusy(true);
    try {
      const changed = await send();
      await reread();
      undoable(done, changed, reread);
      onClose();
    } catch (error) {
      await showError(error);
      await reread();
    } finally {
      setBusy(false);
    }
  };
  return [isBusy, act] as const;
}

function Decision({ row: { requestId, state }, onClose }: ActProps) {
  const t = useText();
  const undoable = useUndoable();
  const reread = useReread();
  const [isBusy, act] = useAct(onClose);
  const [isRefusing, setRefusing] = useState(false);
  if (requestId === null) return null;
  const refuse = async (reason: string) => {
    const refused = await sendChange(refuseIdRequest, { params: { requestId }, body: { reason } });
    await reread();
    undoable(t('refused'), refused, reread);
    onClose();
  };
  if (isRefusing) return <RefusalForm send={refuse} onClose={() => setRefusing(false)} />;
  return (
    <Stack>
      {state === 'approved' && <p>{t('waitsForPerson')}</p>}
      <Actions>
        {state === 'requesting' && (
          <Button
            variant="primary"
            busy={isBusy}
            onClick={() => void act(() => sendChange(approveIdRequest, { params: { requestId } }), t('approved'))}
          >
            {t('approve')}
          </Button>
        )}
        <Button onClick={() => setRefusing(true)}>{t('refuse')}</Button>
      </Actions>
    </Stack>
  );
}

function TakeBack({ row: { personId, loginId, formerIds }, onClose }: ActProps) {
  const t = useText();
  const { confirm } = useNotices();
  const [isBusy, act] = useAct(onClose);
  const [formerId, choose] = useState(formerIds[0]?.loginId ?? '');
  const send = async () => {
    if (!(await confirm(t('takeBackAsk', { former: formerId, loginId }), { ok: t('takeBack') }))) return;
    const body = { personId, formerId, expected: loginId };
    await act(() => sendChange(takeBackLoginId, { body }), t('takenBack', { loginId: formerId }));
  };
  return (
    <Section title={t('takeBack')} help={t('takeBackHelp')}>
      <Stack>
        {formerIds.length > 1 && (
          <SelectField
            label={t('columns.former')}
            value={formerId}
            options={formerIds.map(({ loginId: value }) => ({ value, label: value }))}
            onChange={choose}
          />
        )}
        <Button busy={isBusy} onClick={() => void send()}>
          {t('takeBack')}
        </Button>
      </Stack>
    </Section>
  );
}

function DirectChange({ row: { personId, loginId }, onClose }: ActProps) {
  const t = useText();
  const undoable = useUndoable();
  const reread = useReread();
  const form = useForm({
    schema: idChange,
    initial: { personId, wantedLoginId: '', expected: loginId },
    submit: async (body) => {
      const changed = await sendChange(changeLoginId, { body });
      await reread();
      undoable(t('changed', { loginId: body.wantedLoginId }), changed, reread);
      onClose();
    },
  });
  return (
    <Section title={t('direct')} help={t('directHelp')}>
      <form {...form.formProps}>
        <Stack>
          <TextField {...form.field('wantedLoginId')} typed="address" help={t('directForm')} />
          <FormActions submit={t('change')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Section>
  );
}
