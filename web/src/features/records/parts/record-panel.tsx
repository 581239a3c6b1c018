import { undoChange } from '@madang/contract/undo-steps/routes.ts';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { fieldText } from '../../../kernel/error-texts.ts';
import { formatDate } from '../../../kernel/formats.ts';
import { useOperationText } from '../../../kernel/names/operation-text.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { useSearchParams } from '../../../kernel/search-param.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { withZone } from '../../../kernel/names/zone-name.ts';
import { Button } from '../../../ui/button.tsx';
import { Actions, Facts, Stack } from '../../../ui/parts/card.tsx';
import { SidePanel } from '../../../ui/sections/side-panel.tsx';
import { type AuditRecord, useReread } from '../api.ts';
import { fieldsText, useActorName, useTargetText, useText } from '../texts.ts';

interface RecordPanelProps {
  readonly record: AuditRecord;
  readonly timeZone: string | undefined;
  /** Whose log it is, where logs of several are read. */
  readonly company?: string;
  readonly onClose: () => void;
}

/** One record with all that it keeps, the ways to others like it, and its undo while there is one. */
export function RecordPanel({ record, timeZone, company, onClose }: RecordPanelProps) {
  const t = useText();
  const language = useLanguage();
  const actorName = useActorName();
  const operationText = useOperationText();
  const targetText = useTargetText();
  const [, change] = useSearchParams();
  const { actor, operation, target, fields, detail, address, recordId, isUndo } = record;
  const facts: [string, string][] = [
    [withZone(t('columns.when'), timeZone, language), formatDate(record.occurredAt, language, 'dateTime', timeZone)],
    [t('columns.who'), actorName(record)],
    ...(company === undefined ? [] : [[t('company'), company] satisfies [string, string]]),
    [t('columns.target'), targetText(record)],
    [t('columns.fields'), fieldsText(fields) || t('none')],
    ...Object.entries(detail).map(([name, value]): [string, string] => [fieldText(name), String(value)]),
    [t('columns.address'), address ?? t('none')],
    [t('columns.record'), recordId],
  ];
  const only = (to: Readonly<Record<string, string>>) => () => change({ ...to, item: null }, 'push');
  return (
    <SidePanel title={operationText(operation)} lead={isUndo && t('undoes')} onClose={onClose}>
      <Stack>
        <Facts facts={facts} />
        <Actions>
          {actor && (
            <Button small onClick={only({ person: actor.personId })}>
              {t('person')}
            </Button>
          )}
          <Button small onClick={only({ target: `${target.kind}:${target.id}`, kind: 'all' })}>
            {t('target')}
          </Button>
          <Button small onClick={only({ operation })}>
            {t('operation')}
          </Button>
        </Actions>
        {record.undoUntil !== null && <Undo recordId={recordId} onDone={onClose} />}
      </Stack>
    </SidePanel>
  );
}

function Undo({ recordId, onDone }: { readonly recordId: string; readonly onDone: () => void }) {
  const t = useText();
  const { toast, showError } = useNotices();
  const reread = useReread();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      await call(undoChange, { params: { undoId: recordId } });
      toast(t('undone'));
      onDone();
    } catch (thrown) {
      await showError(thrown);
    } finally {
      setBusy(false);
      await reread();
    }
  };
  return (
    <Actions>
      <Button variant="danger" busy={busy} onClick={() => void undo()}>
        {t('undo')}
      </Button>
    </Actions>
  );
}
