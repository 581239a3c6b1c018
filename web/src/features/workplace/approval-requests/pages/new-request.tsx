import { usePageTitle } from '../../../../kernel/document-title.ts';
import type { PageProps } from '../../../../kernel/feature.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import reading from '../../../../ui/parts/reading.module.css';
import { useUsableForm } from '../api.ts';
import { Asked } from '../parts/asked.tsx';
import { RequestForm } from '../parts/request-form.tsx';
import styles from '../parts/requests.module.css';
import { useText } from '../texts.ts';

/** APR-02: a new request, with the route that it would take. */
export function NewRequestPage({ params }: PageProps) {
  const t = useText();
  const nameOf = useThingName();
  const form = useUsableForm(params['approvalFormId'] ?? '');
  const name = form.data
    ? nameOf({ name: form.data.approvalFormName, englishName: form.data.englishApprovalFormName })
    : t('new');
  usePageTitle(name);
  return (
    <div className={reading['page']}>
      <header className={styles['head']}>
        <Link to="/portalapp/approvals/new">{t('otherForms')}</Link>
        <h1 tabIndex={-1}>{name}</h1>
        {form.data && form.data.approvalFormNote !== '' && (
          <p className={styles['lead']}>{form.data.approvalFormNote}</p>
        )}
      </header>
      <Asked query={form}>
        {(shown) => (
          <RequestForm
            approvalFormId={shown.approvalFormId}
            documentKind={shown.documentKind}
            formFields={shown.formFields}
          />
        )}
      </Asked>
    </div>
  );
}
