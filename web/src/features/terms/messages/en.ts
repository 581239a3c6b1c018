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
    loading: 'Loading the terms',
  },
};
