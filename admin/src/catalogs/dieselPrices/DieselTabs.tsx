import { Tab, Tabs } from '@mui/material';
import { Link, useTranslate } from 'react-admin';

/** Diesel prices and exchange rates, side by side. */
export function DieselTabs({ at }: { at: 'prices' | 'rates' }) {
  const translate = useTranslate();
  return (
    <Tabs component="nav" value={at} aria-label={translate('diesel.tabs.label')} sx={{ mb: 1 }}>
      <Tab
        value="prices"
        label={translate('diesel.tabs.prices')}
        component={Link}
        to="/admin/diesel"
      />
      <Tab
        value="rates"
        label={translate('diesel.tabs.rates')}
        component={Link}
        to="/admin/diesel/exchange_rates"
      />
    </Tabs>
  );
}
