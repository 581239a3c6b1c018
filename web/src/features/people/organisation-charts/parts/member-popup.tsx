import type { ReactNode } from 'react';
import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import type { ChosenName } from '@madang/contract/people/people/field-places.ts';
import { photoAddress } from '@madang/contract/people/people/photo-address.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { useCopy } from '../../../../kernel/calls/use-copy.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { birthdayText } from '../../../../kernel/names/birthday-text.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { CopyIcon } from '../../../../ui/icons.tsx';
import { Avatar } from '../../../../ui/marks/avatar.tsx';
import { EmblemMarks } from '../../emblems/index.ts';
import { SeatLink } from '../../locations/index.ts';
import { useMember } from '../api.ts';
import { useJobText, usePathText } from '../names.ts';
import { useText } from '../texts.ts';
import { Asked } from './asked.tsx';
import styles from './member-popup.module.css';

interface MemberPopupProps {
  readonly personId: string;
  readonly onOpen: (departmentCode: string) => void;
  readonly onClose: () => void;
}

/** Shows what colleagues see of a person. */
export function MemberPopup({ personId, onOpen, onClose }: MemberPopupProps) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const jobText = useJobText();
  const pathText = usePathText();
  const copy = useCopy({ copied: t('copied'), failed: t('copyFailed') });
  const found = useMember(personId);
  const title = found.data ? nameOf(found.data.member) : t('person');
  return (
    <Popup title={title} onClose={onClose} size="message">
      <Asked query={found}>
        {({ member, path, headOf, shown, can: actions }) => (
          <div className={styles['member']}>
            <Avatar
              name={nameOf(member)}
              seed={member.loginId}
              photo={photoAddress(member.photoId, 'medium')}
              size="panel"
            />
            <dl className={styles['facts']}>
              {jobText(member) !== '' && <Fact term={t('job')}>{jobText(member)}</Fact>}
              <Fact term={t('department')}>
                <Button variant="quiet" small flush onClick={() => onOpen(member.department.departmentCode)}>
                  {pathText(path)}
                </Button>
              </Fact>
              {member.guestOf !== null && <Fact term={t('homeCompany')}>{member.guestOf}</Fact>}
              {member.dispatchedTo !== null && (
                <Fact term={t('hostCompany')}>
                  {t('dispatchedUntil', {
                    company: member.dispatchedTo.companyName,
                    until: formatDate(member.dispatchedTo.until, language),
                  })}
                </Fact>
              )}
              {member.concurrentPosts.length > 0 && (
                <Fact term={t('concurrentPosts')}>
                  {member.concurrentPosts.map(({ department, jobTitle }) => (
                    <Button
                      key={department.departmentCode}
                      variant="quiet"
                      small
                      flush
                      onClick={() => onOpen(department.departmentCode)}
                    >
                      {[departmentNameFor(department, language), jobText({ jobRank: null, jobTitle })]
                        .filter(Boolean)
                        .join(' · ')}
                    </Button>
                  ))}
                </Fact>
              )}
              {member.emblems.length > 0 && (
                <Fact term={t('emblems')}>
                  <EmblemMarks emblems={member.emblems} isNamed />
                </Fact>
              )}
              {member.seat && (
                <Fact term={fieldText('seatId')}>
                  <SeatLink seat={member.seat} />
                </Fact>
              )}
              {headOf.length > 0 && (
                <Fact term={t('headOf')}>{headOf.map((each) => departmentNameFor(each, language)).join(', ')}</Fact>
              )}
              <Fact term={t('mail')}>
                <span className={styles['mail']}>
                  <span>{member.loginId}</span>
                  <Button
                    variant="quiet"
                    small
                    flush
                    icon={<CopyIcon size={16} />}
                    onClick={() => copy(member.loginId)}
                  >
                    {t('copy')}
                  </Button>
                </span>
              </Fact>
              {shown.map(({ field, value }) => (
                <Fact key={field} term={fieldText(field)}>
                  <Shown field={field} value={value} />
                </Fact>
              ))}
            </dl>
            <div className={styles['ways']}>
              <Button variant="quiet" small flush icon={<CopyIcon size={16} />} onClick={() => copy(location.href)}>
                {t('copyLink')}
              </Button>
              {can({ can: actions }, 'openRecord') && (
                <LinkButton variant="quiet" small flush href={`/console/employees?item=${member.personId}`}>
                  {t('openRecord')}
                </LinkButton>
              )}
            </div>
          </div>
        )}
      </Asked>
    </Popup>
  );
}

const phones: readonly ChosenName[] = ['mobile', 'companyContact', 'voipNumber'];
const mails: readonly ChosenName[] = ['externalMail', 'personalMail'];

/** A number to be called, an address to be written to, or a text. */
function Shown({ field, value }: { readonly field: ChosenName; readonly value: string }) {
  const language = useLanguage();
  if (field === 'birthday') return <span>{birthdayText(value, language)}</span>;
  if (phones.includes(field)) return <a href={`tel:${value.replaceAll(/[^+\d]/g, '')}`}>{value}</a>;
  return mails.includes(field) ? <a href={`mailto:${value}`}>{value}</a> : <span>{value}</span>;
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
