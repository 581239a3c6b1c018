import { themes } from '@madang/contract/kernel/themes.ts';
import { chooseTheme, useTheme } from '../../kernel/preferences/theme.ts';
import { ThemeIcon } from '../../ui/icons.tsx';
import { QuietSelect } from '../../ui/parts/quiet-select.tsx';
import { useAppTexts } from '../texts.ts';

const choices = ['system', ...themes] as const;

/** The theme switch; the pages that follow have the theme before any script. */
export function PageTheme() {
  const t = useAppTexts();
  const options = choices.map((value) => ({ value, name: t(`account.theme.${value}`) }));
  return (
    <QuietSelect
      label={t('account.theme.label')}
      icon={<ThemeIcon size={16} />}
      value={useTheme() ?? 'system'}
      options={options}
      onChange={(choice) => chooseTheme(choice === 'system' ? undefined : choice)}
    />
  );
}
