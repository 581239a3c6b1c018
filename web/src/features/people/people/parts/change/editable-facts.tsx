import type { Employee, JobLists } from '@madang/contract/people/people/routes.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParam } from '../../../../../kernel/search-param.ts';
import { Button, IconButton } from '../../../../../ui/button.tsx';
import { PlusIcon } from '../../../../../ui/icons.tsx';
import { Disclosure } from '../../../../../ui/parts/disclosure.tsx';
import { EditIcon } from '../../../../../ui/sections/icons.tsx';
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx';
import { useText } from '../../texts.ts';
import type { ChangedName } from './change-values.ts';
import { EditInPlace } from './edit-in-place.tsx';
import styles from './editable-facts.module.css';

/** More fields without a value are folded, so that a record is not read as a form. */
const mostOffered = 2;

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** There is nothing of it: it stands below the others, as something to be added. */
  readonly isEmpty?: boolean;
  /** Fields edited in place: the field itself, and those that its rule requires with it. */
  readonly edits?: readonly ChangedName[];
}

interface EditableFactsProps {
  readonly facts: readonly Fact[];
  readonly canChange: boolean;
  readonly employee: Employee;
  readonly jobLists: JobLists;
  readonly isOptionalCovered: boolean;
  readonly minSecurityGrade: number | null;
}

/** Names and values, each with a pen; which one is open stands in the address, as the whole form does. */
export function EditableFacts({ facts, canChange, ...record }: EditableFactsProps) {
  const t = useText();
  const [edited, setEdited] = useSearchParam('edit');
  const list = useFocusOnReturn(edited);
  const isOpen = ({ edits }: Fact) => canChange && edits?.[0] === edited && edited !== null;
  const standing = facts.filter((fact) => !fact.isEmpty || isOpen(fact));
  const missing = facts.filter((fact) => fact.isEmpty && fact.edits && !isOpen(fact));
  // Also while one of them is open, so that it comes back to where it was.
  const isFolded = facts.filter(({ isEmpty, edits }) => isEmpty && edits).length > mostOffered;
  return (
    <div ref={list}>
      {standing.length > 0 && (
        <dl className={styles['facts']}>
          {standing.map((fact) =>
            isOpen(fact) ? (
              <div key={fact.name} className={styles['open']}>
                <dt>
                  <VisuallyHidden>{fact.name}</VisuallyHidden>
                </dt>
                <dd>
                  <EditInPlace names={fact.edits ?? []} {...record} onClose={() => setEdited(null)} />
                </dd>
              </div>
            ) : (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>
                  <span>{fact.value}</span>
                  {canChange && fact.edits && (
                    <IconButton
                      icon={EditIcon}
                      label={t('change.one', { field: fact.name })}
                      data-edits={fact.edits[0]}
                      onClick={() => setEdited(fact.edits?.[0] ?? null)}
                    />
                  )}
                </dd>
              </div>
            ),
          )}
        </dl>
      )}
      {canChange && missing.length > 0 && (
        <Missing facts={missing} isFolded={isFolded} onOpen={(name) => setEdited(name)} />
      )}
    </div>
  );
}

interface MissingProps {
  readonly facts: readonly Fact[];
  readonly isFolded: boolean;
  readonly onOpen: (name: ChangedName | null) => void;
}

/** Fields without a value, offered to be added. */
function Missing({ facts, isFolded, onOpen }: MissingProps) {
  const t = useText();
  const offered = (
    <div className={styles['missing']}>
      {facts.map(({ name, edits }) => (
        <Button
          key={name}
          small
          variant="quiet"
          icon={<PlusIcon />}
          aria-label={t('change.add', { field: name })}
          data-edits={edits?.[0]}
          onClick={() => onOpen(edits?.[0] ?? null)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
  if (!isFolded) return offered;
  return <Disclosure summary={t('change.more', { count: facts.length })}>{offered}</Disclosure>;
}

/** The pen of the field that was open has the focus again, so that the keyboard goes on from there. */
function useFocusOnReturn(edited: string | null) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(edited);
  useEffect(() => {
    const left = before.current;
    before.current = edited;
    if (left === null || edited !== null) return;
    list.current?.querySelector<HTMLElement>(`[data-edits="${CSS.escape(left)}"]`)?.focus();
  }, [edited]);
  return list;
}
