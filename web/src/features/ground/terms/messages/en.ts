export const en = {
  viewer: {
    privacyPolicy: 'Privacy policy',
    useTerms: 'Terms of service',
    languages: 'Language of the text',
    versions: 'Versions',
    previous: 'Previous version',
    next: 'Next version',
    first: 'This is the first version.',
    last: 'This is the latest version.',
    since: 'Effective {{date}}',
    newest: 'latest',
    unknownCountry: 'The country code in the address is unknown, so the text for South Korea is shown.',
    loading: 'Loading the terms',
  },
};
