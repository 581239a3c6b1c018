import { ownPasswordLimits } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { ownIdLimits } from '@madang/contract/secrets/credentials/limits.ts';
import type { OwnPasswordRules } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';
import styles from './own-rules.module.css';

interface LengthsProps {
  readonly lengths: { readonly minLength: number; readonly maxLength: number };
  readonly limits: { readonly shortest: number; readonly longest: number };
  readonly error: string | undefined;
  readonly onChange: (lengths: { readonly minLength: number; readonly maxLength: number }) => void;
}

/** The shortest and the longest, side by side; an empty field is a length of 0, which the rules refuse. */
function Lengths({ lengths, limits: { shortest: min, longest: max }, error, onChange }: LengthsProps) {
  const t = useText();
  const { minLength, maxLength } = lengths;
  const unit = t('own.characters');
  const field = (name: 'minLength' | 'maxLength', label: string) => (
    <div className={styles['length']}>
      <NumberField
        {...{ min, max, label, unit, error }}
        value={lengths[name] || undefined}
        onChange={(value) => onChange({ minLength, maxLength, [name]: Math.min(value ?? 0, 999) })}
      />
    </div>
  );
  return (
    <div className={styles['lengths']}>
      {field('minLength', t('own.shortest'))}
      {field('maxLength', t('own.longest'))}
    </div>
  );
}

interface PasswordRulesProps {
  readonly rules: OwnPasswordRules;
  readonly error: string | undefined;
  readonly onChange: (rules: OwnPasswordRules) => void;
}

/** PWD-01: each rule of new passwords by itself; personal data is refused in any case. */
export function OwnPasswordFields({ rules, error, onChange }: PasswordRulesProps) {
  const t = useText();
  const box = (name: 'needsMixture' | 'limitsCharacters' | 'refusesRuns') => (
    <CheckField
      label={t(`own.${name}`)}
      value={rules[name]}
      onChange={(value) => onChange({ ...rules, [name]: value })}
    />
  );
  return (
    <Stack>
      <Lengths
        lengths={rules}
        limits={ownPasswordLimits}
        error={error}
        onChange={(lengths) => onChange({ ...rules, ...lengths })}
      />
      <Stack tight>
        {box('needsMixture')}
        {box('limitsCharacters')}
        {box('refusesRuns')}
      </Stack>
    </Stack>
  );
}

/** IDR-03: lengths of new IDs by themselves. */
export function OwnIdFields(props: Omit<LengthsProps, 'limits'>) {
  return <Lengths {...props} limits={ownIdLimits} />;
}
