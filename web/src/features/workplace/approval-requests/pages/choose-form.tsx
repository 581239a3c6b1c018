import { approvalsHome } from '@madang/contract/kernel/addresses.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { CardFace, cardClass } from '../../../../ui/parts/link-cards.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import reading from '../../../../ui/parts/reading.module.css';
import { formHref, useUsableForms } from '../api.ts';
import { Asked } from '../parts/asked.tsx';
import styles from '../parts/requests.module.css';
import { useText } from '../texts.ts';

/** APR-02: forms that a request can be written by. */
export function ChooseFormPage() {
  const t = useText();
  const nameOf = useThingName();
  usePageTitle(t('new'));
  return (
    <div className={reading['page']}>
      <header className={styles['head']}>
        <Link to={approvalsHome}>{t('title')}</Link>
        <h1 tabIndex={-1}>{t('new')}</h1>
        <p className={styles['lead']}>{t('chooseForm')}</p>
      </header>
      <Asked query={useUsableForms()}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('noForms')} text={t('noFormsText')} />
          ) : (
            <ul className={styles['forms']}>
              {items.map((form) => (
                <li key={form.approvalFormId}>
                  <Link className={cardClass} to={formHref(form.approvalFormId)}>
                    <CardFace
                      title={nameOf({ name: form.approvalFormName, englishName: form.englishApprovalFormName })}
                      text={form.approvalFormNote || t(`kinds.${form.documentKind}`)}
                    />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Asked>
    </div>
  );
}
