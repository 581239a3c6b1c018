export const en = {
  consentMails: {
    receiptHeading: 'Your optional information was deleted',
    receiptText:
      'On {{time}} you declined the optional items of the privacy terms. This information was immediately deleted from your Madang account:\n\n{{items}}\n\nKeep this email as your receipt. Deleted information cannot be restored; you can enter it again at any time.',
    marketingHeading: 'Your consent to marketing expires soon',
    marketingText:
      'On {{date}} you agreed to receive marketing information. Consent is valid for {{years}} years, so yours expires on {{until}}.\n\nAt your first sign-in after that day, we will ask you again, and you can agree or decline. Until you agree again, your consent counts as expired. You do not need to do anything now.',
    nothing: 'nothing was stored',
    items: {
      nickname: 'nickname',
      companyContact: 'company contact details',
      mobile: 'mobile number',
      duties: 'duties',
      photo: 'photo',
      personalMail: 'personal email',
      englishName: 'English names',
      birthday: 'birthday',
      refereeMobile: 'referrer’s mobile number',
    },
  },
};
