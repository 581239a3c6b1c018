export const en = {
  consentMails: {
    receiptHeading: 'Your optional information was deleted',
    receiptText:
      'On {{time}} you declined the optional items of the privacy terms. This information was deleted from your Madang account at once:\n\n{{items}}\n\nKeep this mail as your receipt. What was deleted cannot be brought back; you can enter it again at any time.',
    marketingHeading: 'Your consent to marketing runs out',
    marketingText:
      'On {{date}} you agreed to receive marketing information. A consent is kept for {{years}} years, so yours runs out on {{until}}.\n\nAt your first log-in after that day you are asked again and can agree or decline. Until you agree again, it counts as run out. There is nothing else to do.',
    nothing: 'nothing was stored',
    items: {
      nickname: 'nickname',
      companyContact: 'company contact details',
      mobile: 'mobile number',
      duties: 'duties',
      photo: 'photo',
      personalMail: 'personal email',
      englishName: 'English names',
    },
  },
};
