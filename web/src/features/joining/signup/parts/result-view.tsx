import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import { makesCompany, servicesOf } from '@madang/contract/ground/companies/service-types.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { useEffect } from 'react';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { formatName } from '../../../../kernel/formats.ts';
import { EntranceButton, EntranceNote, useEntrance } from '../../../../kernel/pages/entrance.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions, Facts, PageCard } from '../../../../ui/parts/card.tsx';
import { DoneDrawing } from '../../../../ui/drawings/done-drawing.tsx';
import type { Platform } from '../api.ts';
import { useSignUpTexts } from '../texts.ts';
import { keepResult, type ShownResult } from '../kept-result.ts';
import { PlanPoints } from './plan-points.tsx';
import { ServiceTiles } from '../services/service-tiles.tsx';
import { SignUpSteps } from './sign-up-steps.tsx';

interface ResultProps {
  readonly finished: ShownResult;
  readonly platform: Platform;
}

/** SGN-10: the administrator of a new company, or a person with a free account, and where to go on. */
export function ResultView(props: ResultProps) {
  useEffect(() => keepResult(props.finished), [props.finished]);
  return makesCompany(props.finished.service) ? <CompanyResult {...props} /> : <PersonResult {...props} />;
}

/** INV-08: the console's section where people are invited; anyone who is not signed in meets the sign-in before it. */
const invitePath = `${sectionAddresses.invitations}?panel=person`;

function CompanyResult({ finished, platform }: ResultProps) {
  const t = useSignUpTexts();
  const language = useLanguage();
  const { companyName, loginId } = finished;
  const entrance = useEntrance(loginId);
  const title = t('result.companyTitle', { company: companyName });
  usePageTitle(title);
  return (
    <PageCard
      title={title}
      lead={
        <>
          <p>
            <EntranceNote {...(entrance && { entrance })} otherwise={t('result.companyText')} />
          </p>
          {entrance?.session && <p>{t('result.companyNext')}</p>}
        </>
      }
      steps={<SignUpSteps step="done" />}
      drawing={<DoneDrawing />}
    >
      <Facts
        facts={[
          [fieldText('companyName'), companyName],
          [fieldText('loginId'), <LoginId key="id" text={loginId} />],
          ...nameFact(finished, language),
        ]}
      />
      <Confirmation finished={finished} />
      <Actions>
        <EntranceButton {...(entrance && { entrance })} />
        <LinkButton href={invitePath}>{t('result.invite')}</LinkButton>
      </Actions>
      <PlanPoints service={finished.service} services={platform.services} />
      <ContactCentre line={platform.contactCentre} />
    </PageCard>
  );
}

function PersonResult({ finished, platform }: ResultProps) {
  const t = useSignUpTexts();
  const language = useLanguage();
  const entrance = useEntrance(finished.loginId);
  const title = t('result.personTitle', { name: nameOf(finished, language) ?? finished.loginId });
  usePageTitle(title);
  return (
    <PageCard
      title={title}
      lead={
        <>
          <span>{t('result.personText', { service: t(`services.${finished.service}.name`) })}</span>{' '}
          <EntranceNote {...(entrance && { entrance })} otherwise="" />
        </>
      }
      steps={<SignUpSteps step="done" />}
      drawing={<DoneDrawing />}
    >
      <Facts facts={[[fieldText('loginId'), <LoginId key="id" text={finished.loginId} />]]} />
      <Confirmation finished={finished} />
      <ServiceTiles services={servicesOf[finished.service]} addresses={platform.services} wanted={finished.service} />
      <Actions>
        <EntranceButton {...(entrance && { entrance })} />
      </Actions>
      <PlanPoints service={finished.service} services={platform.services} />
      <ContactCentre line={platform.contactCentre} />
    </PageCard>
  );
}

/** Known until the page is loaded again: names are kept nowhere. */
function nameOf({ surname, givenName }: ShownResult, language: Language): string | undefined {
  if (surname === undefined || givenName === undefined) return undefined;
  return formatName({ surname, givenName }, language);
}

function nameFact(finished: ShownResult, language: Language): (readonly [string, string])[] {
  const name = nameOf(finished, language);
  return name === undefined ? [] : [[fieldText('fullName'), name]];
}

/** Addresses are Latin letters whatever the page speaks (ACS-06); a long one goes on behind its @. */
function LoginId({ text }: { readonly text: string }) {
  const place = text.indexOf('@') + 1;
  return (
    <span lang="en">
      <span>{text.slice(0, place)}</span>
      <wbr />
      <span>{text.slice(place)}</span>
    </span>
  );
}

/** SGN-14: the ID is a mail address that no one has shown to be theirs yet. */
function Confirmation({ finished: { isUnconfirmed, loginId } }: Pick<ResultProps, 'finished'>) {
  const t = useSignUpTexts();
  if (!isUnconfirmed) return null;
  return <Callout tone="info">{t('result.confirm', { address: loginId })}</Callout>;
}

/** PRD-05: with no line configured nothing stands here. */
function ContactCentre({ line }: { readonly line: string | null }) {
  const t = useSignUpTexts();
  if (line === null) return null;
  return <Facts facts={[[t('result.contact'), line]]} />;
}
