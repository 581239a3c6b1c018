import { chooseImportColumns, type ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Callout, NewsPlace } from '../../../../ui/parts/callout.tsx';
import { Actions } from '../../../../ui/parts/card.tsx';
import { type ImportKindShown, kindsQuery, rereadImportOf } from '../api.ts';
import { useText } from '../texts.ts';
import { faultOf, matched } from './chosen-columns.ts';
import { ColumnsTable } from './columns-table.tsx';
import styles from './columns.module.css';
import { ReadingFields } from './reading-fields.tsx';

interface ColumnsStepProps {
  readonly detail: ImportDetail;
  /** The columns are chosen, and the dry run has begun. */
  readonly onChosen: () => void;
}

/** BLK-10: columns of the file with their items, as they were recognised and as the person corrects them. */
export function ColumnsStep(props: ColumnsStepProps) {
  const asked = useQuery(kindsQuery());
  const { reading, columns } = props.detail;
  // Another reading has other columns.
  const key = JSON.stringify([reading, columns.map(({ heading }) => heading)]);
  return <Listed query={asked}>{({ items }) => <Columns key={key} kinds={items} {...props} />}</Listed>;
}

function Columns({ detail, kinds, onChosen }: ColumnsStepProps & { readonly kinds: readonly ImportKindShown[] }) {
  const t = useText();
  const [kindName, setKindName] = useState(detail.kind);
  const [chosen, setChosen] = useState<readonly string[]>(() => detail.columns.map(({ column }) => column));
  const [isRemembered, setRemembered] = useState(true);
  const [busy, choose] = useChoosing(detail.importId, onChosen);
  const kind = kinds.find((each) => each.kind === kindName) ?? kinds[0];
  if (!kind) return null;
  const fault = faultOf(kind, chosen);
  const toKind = (name: string) => {
    const next = kinds.find((each) => each.kind === name);
    if (!next) return;
    setKindName(name);
    setChosen(matched(next, detail.columns));
  };
  const mayChoose = can(detail, 'choose');
  return (
    <div className={styles['step']}>
      <div className={styles['fields']}>
        <SelectField
          label={t('start.kind')}
          value={kind.kind}
          options={kinds.map((each) => ({ value: each.kind, label: each.label }))}
          disabled={!mayChoose}
          onChange={toKind}
        />
        <ReadingFields detail={detail} />
      </div>
      <ColumnsTable
        columns={detail.columns}
        items={kind.columns}
        chosen={chosen}
        isReadOnly={!mayChoose}
        onChange={(at, name) => setChosen(chosen.map((before, index) => (index === at ? name : before)))}
      />
      <NewsPlace>
        {fault && <Callout tone="warning">{t(`columns.${fault.kind}`, { names: fault.labels.join(', ') })}</Callout>}
      </NewsPlace>
      {mayChoose && (
        <>
          <CheckField label={t('columns.remember')} value={isRemembered} onChange={setRemembered} />
          <Actions>
            <Button
              variant="primary"
              busy={busy}
              disabledReason={fault && t(`columns.${fault.kind}`, { names: fault.labels.join(', ') })}
              onClick={() => void choose({ kind: kind.kind, columns: [...chosen], isRemembered })}
            >
              {t('columns.go')}
            </Button>
          </Actions>
        </>
      )}
    </div>
  );
}

function useChoosing(importId: string, onChosen: () => void) {
  const notices = useNotices();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const choose = async (body: {
    readonly kind: string;
    readonly columns: string[];
    readonly isRemembered: boolean;
  }) => {
    setBusy(true);
    try {
      await call(chooseImportColumns, { params: { importId }, body });
      await rereadImportOf(queries, importId);
      onChosen();
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return [busy, choose] as const;
}
