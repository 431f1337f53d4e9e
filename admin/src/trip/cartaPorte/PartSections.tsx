import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Part } from './useCartaPorte.ts';

type Section = Part['sections'][number];

interface PartSectionsProps {
  sections: Section[];
  render: (section: Section) => ReactNode;
}

/** The sections of a part; those of the stops of a load with more than two are an ordered list. */
export function PartSections({ sections, render }: PartSectionsProps) {
  const from = sections.findIndex(({ stop }) => stop);
  if (from < 0) return sections.map(render);
  const to = sections.findLastIndex(({ stop }) => stop) + 1;
  return (
    <>
      {sections.slice(0, from).map(render)}
      <Box component="ol" sx={LIST}>
        {sections.slice(from, to).map((section) => (
          <Box component="li" key={section.stop}>
            {render(section)}
          </Box>
        ))}
      </Box>
      {sections.slice(to).map(render)}
    </>
  );
}

/** The titles have the numbers. */
const LIST = { listStyle: 'none', m: 0, p: 0 };
