import { catalogScreens } from '../../core/catalog/catalogScreens.tsx';

/** The screens of incident types, whose own field is the severity. */
export const screens = catalogScreens({
  schema: 'IncidentInput',
  fields: [
    {
      source: 'severity',
      words: 'incidents.severity',
      tones: { low: 'neutral', medium: 'warning', high: 'bad' },
    },
  ],
});
