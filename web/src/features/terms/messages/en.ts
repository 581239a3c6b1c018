export const en = {
  viewer: {
    privacyPolicy: 'Privacy policy',
    useTerms: 'Terms of use',
    languages: 'Language of the text',
    versions: 'Versions',
    previous: 'Previous version',
    next: 'Next version',
    first: 'This is the first version.',
    last: 'This is the latest version.',
    since: 'In force from {{date}}',
    newest: 'latest',
    unknownCountry: 'The country in the address does not exist, so the text for South Korea is shown.',
    loading: 'Loading the terms',
  },
};
