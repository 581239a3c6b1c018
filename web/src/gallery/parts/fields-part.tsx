import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatClock } from '../../kernel/formats.ts';
import { useTypedSearch } from '../../kernel/lists/typed-search.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { CodeField } from '../../ui/fields/code-field.tsx';
import { ConsentField } from '../../ui/fields/consent-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DriveIcon, MailIcon, MeetingIcon, WorksIcon } from '../../ui/icons.tsx';
import { Countdown } from '../../ui/parts/countdown.tsx';
import { Stack } from '../../ui/parts/card.tsx';
import { RuleList } from '../../ui/parts/rule-list.tsx';
import styles from '../gallery.module.css';
import { countriesIn, dialCodesIn } from '../samples.ts';
import { useLanguage } from '../../kernel/use-texts.ts';
import { useGalleryTexts } from '../texts.ts';

export function FieldsPart() {
  return (
    <div className={styles['columns']}>
      <TextFields />
      <ChoiceFields />
    </div>
  );
}

function TextFields() {
  const t = useGalleryTexts();
  const [name, setName] = useState('가나다상사');
  const [loginId, setLoginId] = useState('haneul.kim');
  const [password, setPassword] = useState('Abcd1234');
  const [count, setCount] = useState<number | undefined>(7);
  const [day, setDay] = useState('2026-09-25');
  const [code, setCode] = useState('4821');
  const late = { 60: t('timer.at60'), 30: t('timer.at30'), 0: t('timer.at0') };
  const seconds = 24;
  return (
    <Stack>
      <TextField label={t('inputs.name')} value={name} onChange={setName} help={t('inputs.nameHelp')} required />
      <TextField label={t('inputs.name')} value={name} onChange={setName} error={t('inputs.nameError')} required />
      <TextField
        label={t('inputs.id')}
        value={loginId}
        onChange={setLoginId}
        help={t('inputs.idHelp')}
        status={t('inputs.idUsable')}
        suffix="@madang.example"
        action={<Button>{t('inputs.check')}</Button>}
      />
      <TextField label={t('inputs.disabled')} value="MADANG" onChange={setName} readOnly />
      <PasswordField
        label={t('inputs.password')}
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        help={t('inputs.passwordHelp')}
      />
      <RuleList
        label={t('rules.title')}
        rules={[
          { text: t('rules.length'), met: password.length >= 8 && password.length <= 12 },
          { text: t('rules.kinds'), met: /[!@#$%&*^]/.test(password) },
          { text: t('rules.repeats'), met: !/(.)\1\1/.test(password) },
          { text: t('rules.identity'), met: password !== '' },
          { text: t('rules.common'), met: password !== 'password' },
        ]}
      />
      <NumberField
        label={t('inputs.count')}
        name="galleryCount"
        value={count}
        onChange={setCount}
        min={1}
        max={30}
        unit={t('inputs.countUnit')}
        help={t('inputs.countHelp')}
      />
      <DateField
        label={t('inputs.date')}
        value={day}
        onChange={setDay}
        help={t('inputs.dateHelp')}
        min="2026-03-01"
        required
      />
      <DateField label={t('inputs.date')} value="31.12" onChange={setDay} error={t('inputs.dateError')} />
      <CodeField
        label={t('inputs.code')}
        value={code}
        onChange={setCode}
        error={t('inputs.codeError')}
        aside={
          <Countdown label={t('timer.label')} secondsLeft={seconds} clock={formatClock(seconds)} announcements={late} />
        }
      />
    </Stack>
  );
}

type Service = 'PT' | 'MO' | 'MT' | 'DV';

function ChoiceFields() {
  const t = useGalleryTexts();
  const language = useLanguage();
  const [service, setService] = useState<Service | ''>('PT');
  const [country, setCountry] = useState('KR');
  const [mobile, setMobile] = useState({ countryCode: '+82', number: '10-1234-5678' });
  const [agreed, setAgreed] = useState(true);
  const [consent, setConsent] = useState(false);
  return (
    <Stack>
      <RadioCards
        label={t('inputs.service')}
        value={service}
        onChange={setService}
        options={[
          { value: 'PT', title: t('services.works'), text: t('services.worksText'), icon: <WorksIcon /> },
          { value: 'MO', title: t('services.mail'), text: t('services.mailText'), icon: <MailIcon /> },
          { value: 'MT', title: t('services.meeting'), text: t('services.meetingText'), icon: <MeetingIcon /> },
          {
            value: 'DV',
            title: t('services.drive'),
            text: t('services.driveText'),
            icon: <DriveIcon />,
            disabled: true,
          },
        ]}
      />
      <SearchField
        label={t('inputs.country')}
        value={country}
        onChange={setCountry}
        options={countriesIn(language)}
        required
      />
      <QueryClientProvider client={queries}>
        <LateSearch />
      </QueryClientProvider>
      <SelectField
        label={t('inputs.disabled')}
        value="KR"
        onChange={setCountry}
        options={countriesIn(language)}
        disabled
      />
      <PhoneField
        label={t('inputs.phone')}
        value={mobile}
        onChange={setMobile}
        countryCodes={dialCodesIn(language)}
        required
      />
      <CheckField label={t('inputs.agree')} value={agreed} onChange={setAgreed} required />
      <CheckField label={t('inputs.agree')} value={false} onChange={setAgreed} error={t('buttons.reason')} />
      <CheckField label={t('inputs.disabled')} value={agreed} onChange={setAgreed} disabled />
      <div>
        <ConsentField
          label={t('terms.service')}
          tag={t('terms.required')}
          openText={t('terms.open')}
          value={consent}
          onChange={setConsent}
          required
        >
          <p>{t('terms.text')}</p>
        </ConsentField>
        <ConsentField
          label={t('terms.marketing')}
          tag={t('terms.optional')}
          openText={t('terms.open')}
          value={!consent}
          onChange={(value) => setConsent(!value)}
        >
          <p>{t('terms.text')}</p>
        </ConsentField>
      </div>
    </Stack>
  );
}

const queries = new QueryClient();
/** Long enough to be seen. */
const answerMs = 1000;

/** Options that a server finds, which takes its time. */
function LateSearch() {
  const t = useGalleryTexts();
  const language = useLanguage();
  const [country, setCountry] = useState('');
  const useAnswer = (term: string) =>
    useQuery({
      queryKey: ['countries', language, term],
      queryFn: async () => {
        await new Promise((answer) => setTimeout(answer, answerMs));
        return countriesIn(language).filter(({ label }) => label.toLowerCase().includes(term.toLowerCase()));
      },
      placeholderData: keepPreviousData,
    });
  const { data: options = [], search } = useTypedSearch(useAnswer);
  const chosen = countriesIn(language).find(({ value }) => value === country);
  return (
    <SearchField
      label={t('inputs.lateSearch')}
      value={country}
      onChange={setCountry}
      options={options}
      chosen={chosen}
      search={search}
    />
  );
}
