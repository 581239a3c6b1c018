import { lazy, Suspense, useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { Button } from '../../../../ui/button.tsx';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { useDepartment } from '../api.ts';
import { useJobText } from '../names.ts';
import { useText } from '../texts.ts';
import styles from './heads-popup.module.css';

const HeadsPopup = lazy(async () => ({ default: (await import('./heads-popup.tsx')).HeadsPopup }));

/** DEP-05: heads of a department, beside its other facts; changed at once or on a date. */
export function DepartmentHeads({ departmentCode }: { readonly departmentCode: string }) {
  const t = useText();
  const nameOf = useShownName();
  const jobText = useJobText();
  const [isChanging, setIsChanging] = useState(false);
  const { data } = useDepartment(departmentCode);
  if (!data) return null;
  const { heads } = data;
  return (
    <section aria-label={t('heads.title')}>
      <Stack>
        <h3 className={styles['title']}>{t('heads.title')}</h3>
        {heads.length === 0 ? (
          <p className={styles['none']}>{t('heads.none')}</p>
        ) : (
          <ul className={styles['heads']}>
            {heads.map((person) => (
              <li key={person.personId}>
                <PersonName name={nameOf(person)} seed={person.loginId} detail={jobText(person) || person.loginId} />
              </li>
            ))}
          </ul>
        )}
        {can(data, 'changeHeads') && (
          <Actions>
            <Button onClick={() => setIsChanging(true)}>{t('heads.change')}</Button>
          </Actions>
        )}
      </Stack>
      {isChanging && (
        <Suspense>
          <HeadsPopup {...{ departmentCode, heads }} onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
    </section>
  );
}
