import { approvalPolicyLimits } from '@madang/contract/workplace/approval-policies/limits.ts';
import type { ApprovalPolicyInput } from '@madang/contract/workplace/approval-policies/rules.ts';
import type { StepPerson } from '@madang/contract/workplace/approval-policies/routes.ts';
import { useState } from 'react';
import type { FormOf } from '../../../../kernel/form.ts';
import { Button } from '../../../../ui/button.tsx';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Section } from '../../../../ui/parts/card.tsx';
import { moved } from '../../../../ui/sections/sorted-keys.ts';
import { useText } from '../texts.ts';
import { StepFields } from './step-fields.tsx';
import styles from './steps-field.module.css';

interface StepsProps {
  readonly form: FormOf<ApprovalPolicyInput>;
  readonly known: ReadonlyMap<string, StepPerson>;
}

/** The steps of a policy, each with its source, in their order. */
export function StepsField({ form, known }: StepsProps) {
  const t = useText();
  const field = form.field('approvalSteps');
  const steps = field.value;
  const [people, setPeople] = useState(known);
  // A step that moves takes its fields and the focus along.
  const [keys, setKeys] = useState(() => steps.map((_step, place) => String(place)));
  const put = (order: readonly string[]) => {
    field.onChange(order.flatMap((key) => steps[keys.indexOf(key)] ?? []));
    setKeys([...order]);
  };
  const add = () => {
    field.onChange([...steps, { source: 'headAbove', rule: 'one', personIds: [], jobCode: '' }]);
    setKeys([...keys, String(Math.max(-1, ...keys.map(Number)) + 1)]);
  };
  const isFull = steps.length >= approvalPolicyLimits.approvers;
  return (
    <Section title={t('sections.steps')} help={t('sections.stepsHelp')}>
      {field.error !== undefined && <Callout tone="danger">{field.error}</Callout>}
      <ol className={styles['steps']} aria-label={field.label}>
        {keys.map((key, place) => (
          <StepFields
            key={key}
            form={form}
            place={place}
            count={steps.length}
            people={people}
            onFound={(person) => setPeople((before) => new Map(before).set(person.personId, person))}
            onMove={(by) => put(moved(keys, key, place + by))}
            onRemove={() => put(keys.filter((each) => each !== key))}
          />
        ))}
      </ol>
      <div>
        <Button
          icon={<PlusIcon />}
          disabledReason={isFull ? t('step.full', { count: approvalPolicyLimits.approvers }) : undefined}
          onClick={add}
        >
          {t('step.add')}
        </Button>
      </div>
    </Section>
  );
}
