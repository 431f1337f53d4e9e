import { Box, Button, Typography } from '@mui/material';
import { downloadCSV, useTranslate } from 'react-admin';
import { BYTE_ORDER_MARK, csvText } from '#csv';
import { Section as Card } from '../../../core/pages/Section.tsx';
import type { Section } from './section.ts';
import { SectionChart } from './SectionChart.tsx';
import { SectionTable } from './SectionTable.tsx';

interface SectionViewProps {
  section: Section;
  currency: string;
}

/** The sections that say what exactly they count. */
const EXPLAINED = ['answers', 'sales', 'lanes', 'carriers', 'documents'];

/** A part of the results as a chart and as a table, which can be downloaded. */
export function SectionView({ section, currency }: SectionViewProps) {
  const translate = useTranslate();
  const { name, rows, columns } = section;
  const download = () => {
    const heads = columns.map(({ label, kind }) =>
      kind === 'money' ? `${label} (${currency})` : label,
    );
    const cells = [heads, ...rows.map((row) => columns.map(({ value }) => value(row)))];
    downloadCSV(BYTE_ORDER_MARK + csvText(cells), name);
  };
  return (
    <Card
      title={`results.section.${name}`}
      aside={
        rows.length > 0 && (
          <Button size="small" onClick={download}>
            {translate('results.csv')}
          </Button>
        )
      }
    >
      {EXPLAINED.includes(name) && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: -1, mb: 1.5 }}>
          {translate(`results.note.${name}`)}
        </Typography>
      )}
      {rows.length === 0 ? (
        <Typography color="text.secondary">{translate('results.empty')}</Typography>
      ) : (
        <Box sx={{ breakInside: 'avoid' }}>
          <SectionChart section={section} currency={currency} />
          <SectionTable section={section} currency={currency} />
        </Box>
      )}
    </Card>
  );
}
