import { requestBoxes, requestStates } from '@madang/contract/workplace/approval-requests/rules.ts';
import { documentKinds } from '@madang/contract/workplace/approval-policies/rules.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { Tabs } from '../../../../ui/parts/tabs.tsx';
import { Columns } from '../../../../ui/parts/columns.tsx';
import { Disclosure } from '../../../../ui/parts/disclosure.tsx';
import reading from '../../../../ui/parts/reading.module.css';
import { RequestList } from '../parts/request-list.tsx';
import { StandIn } from '../parts/stand-in.tsx';
import { useText } from '../texts.ts';
import styles from '../parts/requests.module.css';

/** APR-02: requests that wait for the reader, the reader's own, and those that the reader decided. */
export function ApprovalsPage() {
  const t = useText();
  usePageTitle(t('title'));
  const [search, change] = useSearchParams();
  const box = requestBoxes.find((each) => each === search.get('box')) ?? 'waiting';
  const documentKind = documentKinds.find((each) => each === search.get('kind'));
  const requestState = requestStates.find((each) => each === search.get('state'));
  const clear = { kind: null, state: null };
  return (
    <div className={reading['page']}>
      <header className={styles['top']}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <Link className={styles['begin']} to="/portalapp/approvals/new">
          <PlusIcon />
          <span>{t('new')}</span>
        </Link>
      </header>
      <Tabs
        label={t('title')}
        tabs={requestBoxes.map((id) => ({ id, label: t(`boxes.${id}`) }))}
        active={box}
        onChange={(next) => change({ ...clear, box: next }, 'push')}
      >
        <div className={styles['content']}>
          <div className={styles['filters']}>
            <Columns>
              <SelectField
                label={t('filters.kind')}
                value={documentKind ?? ''}
                options={[
                  { value: '', label: t('filters.anyKind') },
                  ...documentKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
                ]}
                onChange={(value) => change({ kind: value === '' ? null : value })}
              />
              {box !== 'waiting' && (
                <SelectField
                  label={t('filters.state')}
                  value={requestState ?? ''}
                  options={[
                    { value: '', label: t('filters.anyState') },
                    ...requestStates.map((value) => ({ value, label: t(`states.${value}`) })),
                  ]}
                  onChange={(value) => change({ state: value === '' ? null : value })}
                />
              )}
            </Columns>
          </div>
          <RequestList
            key={`${box} ${documentKind ?? ''} ${requestState ?? ''}`}
            filters={{ box, ...(documentKind && { documentKind }), ...(requestState && { requestState }) }}
          />
        </div>
      </Tabs>
      <Disclosure summary={t('standIn.title')}>
        <StandIn />
      </Disclosure>
    </div>
  );
}
