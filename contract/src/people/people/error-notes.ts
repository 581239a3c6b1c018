import type { ErrorNotes } from '../../kernel/errors.ts';
import type { peopleErrors } from './errors.ts';

export const peopleErrorNotes: ErrorNotes<typeof peopleErrors> = {
  SEARCH_TERM_SHORT: {
    cause: 'The search term has too few bytes in UTF-8; a Hangul syllable has three, a Latin letter one.',
    remedy: 'Type two Hangul syllables or consonants, or five Latin letters.',
  },
  SEARCH_TERM_LETTERS: {
    cause: 'The search term has one of <>^;:*%$/#, or a * or / that is not its end.',
    remedy: 'Take the letter out; * at the end searches beginnings, / at the end whole names.',
  },
  SEARCH_SORT_PAIRS: {
    cause:
      'There are not as many orders as columns to sort by, one list is there without the other, or a column is in it twice.',
    remedy: 'Send one order (ASC or DESC) for each column, or neither list.',
  },
  SEARCH_ONE_KEY: {
    cause: 'Several of the keys U, M and P were sent, people were named without a key, or a key without people.',
    remedy: 'Send one key and the people that it names.',
  },
  SEARCH_DATE: {
    cause:
      'A date has none of the forms yyyy-MM-dd, yyyyMMdd, yyyyMMddHH, yyyyMMddHHmm and yyyyMMddHHmmss, or no such day.',
    remedy: 'Write the date in one of the five forms; hours and minutes are those of UTC.',
  },
  EMPLOYEES_CHOSEN: {
    cause: 'The list of chosen employees is empty or has more ids than are taken at once.',
    remedy: 'Leave the list out to mean all whom search and filters find, or choose fewer.',
  },
  EMPLOYEE_CONTACT: {
    cause: 'Someone registered without certification key, external mail and mobile could never apply for the account.',
    remedy: 'Give at least one of the three.',
  },
  EMPLOYEE_DEPARTMENT: {
    cause: 'The department was deleted in the meantime, or never was one of the company.',
    remedy: 'Choose another department.',
  },
  EMPLOYEE_JOB_RANK: {
    cause: 'The job rank was deleted in the meantime, or never was one of the company.',
    remedy: 'Choose another job rank.',
  },
  EMPLOYEE_JOB_TITLE: {
    cause: 'The job title was deleted in the meantime, or never was one of the company.',
    remedy: 'Choose another job title.',
  },
  EMPLOYEE_NOT_APPLIED: {
    cause: 'The person is registered and has not applied for the account yet; until then nothing of it changes.',
    remedy: 'Wait until the account is opened.',
  },
  EMPLOYEE_GRADE: {
    cause: 'Non-regular staff have the grades 4, 5, 9 and 10.',
    remedy: 'Choose one of the grades that the message names, or another employment type.',
  },
  EMPLOYEE_ID_VALIDITY: {
    cause: 'The end of the ID’s validity is not a day of the calendar.',
    remedy: 'Write the day as 2027-03-31, or leave the field empty for an ID without an end.',
  },
  EMPLOYEE_ID_PAST: {
    cause: 'The day until which the ID of a new member serves is over where the company is.',
    remedy: 'Give today or a later day, or leave the field empty for an ID without an end.',
  },
  PERSON_BIRTHDAY: {
    cause: 'The text is no month and day of the calendar. February 29 is one.',
    remedy: 'Write the month, then the day, such as 03-15, or leave the field empty.',
  },
  PHOTO_KIND: {
    cause: 'The bytes are no PNG, JPEG or WebP, or are broken.',
    remedy: 'Save the picture as JPEG or PNG.',
  },
  PHOTO_PIXELS: {
    cause: 'The picture has more than 12 million points; width times height is the number of its points.',
    remedy: 'Save the picture with fewer points. The pages of the product do so by themselves.',
  },
  EMPLOYEE_APPLIED: {
    cause: 'The person has opened the account, perhaps a moment ago; from then on it is theirs.',
    remedy: 'Change what is wrong in the record; the person closes the account under “My account”.',
  },
  EMPLOYEE_OPTIONAL_DECLINED: {
    cause:
      'Optional personal data is stored only while the person agrees to it; this person declined, or was never asked.',
    remedy: 'Leave the field empty, or ask the person to agree under “My account” > “Consents”.',
  },
  EMPLOYEE_MAIL_TAKEN: {
    cause: 'Someone of the company is registered with this external mail and has not applied for the account yet.',
    remedy: 'Look the person up, or give another address.',
  },
  EMPLOYEE_MOBILE_TAKEN: {
    cause: 'Someone of the company is registered with this number and has not applied for the account yet.',
    remedy: 'Look the person up, or give another number.',
  },
  EMPLOYEE_OPENCODE_TAKEN: {
    cause: 'A certification key is for one person, and someone is registered with it, in this company or in another.',
    remedy: 'Look the person up, or give another key.',
  },
  SECURITY_GRADE_MINIMUM: {
    cause:
      'A subsidiary or partner company gives no higher clearance than the operator allows (`company.affiliate_min_grade`).',
    remedy: 'Give a grade of at least the number that the message names; a smaller number is a higher clearance.',
  },
  EMPLOYEE_NUMBER_TAKEN: {
    cause: 'Another person of the company has this employee number; upper and lower case are the same.',
    remedy: 'Look the person up, or give another number.',
  },
  MB1054: {
    cause:
      'The company has as many people, registered or with an account, as the operator of the platform lets one have.',
    remedy: 'Close accounts that are not used any more, or ask the operator for more.',
  },
  MB716: {
    cause: 'The person belongs to the department already that the transfer names.',
    remedy: 'Choose another department, or leave the person out.',
  },
  MB850: {
    cause: 'The person has not opened the account yet, is on leave or dispatched, or has left the company.',
    remedy: 'Give the post to someone who is in service.',
  },
  MB851: {
    cause: 'The department is the one that the person belongs to; a concurrent post is in another one.',
    remedy: 'Choose another department.',
  },
  MB852: {
    cause: 'The person has a concurrent post in this department already, perhaps since a moment ago.',
    remedy: 'Look at the posts of the person; a job title is changed there.',
  },
  MB853: {
    cause: 'The department that the person is moved to is one of their concurrent posts.',
    remedy: 'Remove the concurrent post, then move the person.',
  },
  MB855: {
    cause: 'A person has at most 15 concurrent posts beside the department that they belong to.',
    remedy: 'Remove one that is over.',
  },
  EMPLOYEE_RETIRED: {
    cause: 'The person has left the company; what is stored of them stays as it was on that day.',
    remedy: 'Reinstate the person first; otherwise nothing can be changed.',
  },
  EMPLOYEE_NOT_TRIAL: {
    cause: 'The account is an ordinary one, or its free trial was ended in the meantime.',
    remedy: 'Look at the person again; there is nothing to end.',
  },
  WELCOME_STATE: {
    cause: 'The person has no external mail, or has opened the account in the meantime.',
    remedy: 'Pass the address on by hand, or reset the password of an account that is open.',
  },
  WELCOME_SENDS: {
    cause:
      'As many welcome mails as the operator allows were sent today, of this company or to this address (`people.welcome_mails_per_company_day`, `invitation.sends_per_target_day`).',
    remedy: 'Register the person without a welcome mail and send it tomorrow, or pass the address on by hand.',
  },
};
