import { type HomeScreen, homeScreens } from '@madang/contract/ground/companies/home-screens.ts';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { MailIcon, HomeIcon } from '../../../../ui/icons.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

interface MainPageProps {
  readonly value: HomeScreen;
  readonly isMailConnected: boolean;
  readonly onChange: (value: HomeScreen) => void;
}

const icons = { ML: MailIcon, PT: HomeIcon } as const;

/** WIZ-07: start screen of the company, which the set-up alone may choose. */
export function MainPage({ value, isMailConnected, onChange }: MainPageProps) {
  const t = useText();
  const options = homeScreens.map((code) => {
    const Icon = icons[code];
    const disabled = code === 'ML' && !isMailConnected;
    const text = t(disabled ? 'home.MLWaits' : `home.${code}Text`);
    return { value: code, title: t(`home.${code}`), text, icon: <Icon />, disabled };
  });
  return (
    <Stack>
      <RadioCards
        name="homeScreen"
        label={t('home.label')}
        value={value}
        options={options}
        columns={2}
        onChange={(selected) => selected !== '' && onChange(selected)}
      />
      {isMailConnected && <Callout tone="warning">{t('home.once')}</Callout>}
    </Stack>
  );
}
