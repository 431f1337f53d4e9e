import { Stack } from '@mui/material';
import { Title, useGetResourceLabel, useResourceContext, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ChooseFile } from './ChooseFile.tsx';
import type { ReactNode } from 'react';
import { ImportResult } from './ImportResult.tsx';
import type { FileDetails } from './sendFile.ts';
import { PastImports } from './PastImports.tsx';
import { TemplateSection } from './TemplateSection.tsx';

interface ImportPageProps {
  /** Inputs of what is said of the whole file, such as the company that will own its records; and their first values. */
  inputs?: ReactNode;
  defaults?: FileDetails;
  /** Where the file comes from, in place of the template. */
  origin?: ReactNode;
}

/**
 * The bulk upload of a resource: the template, the file, its preview and the results of its rows, and past uploads. The
 * import's id is in the address (`?import=`), so that it opens again after a reload and for colleagues.
 */
export function ImportPage({ inputs, defaults, origin }: ImportPageProps) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const name = useGetResourceLabel()(resource, 2).replace(/\S+/g, withoutCapital);
  const [query, setQuery] = useSearchParams();
  const id = query.get('import');
  return (
    <Stack spacing={2} sx={{ maxWidth: 960, width: '100%', minWidth: 0 }}>
      <Title title={translate('anden.load.title', { name })} />
      {id ? (
        <ImportResult key={id} id={id} onAnother={() => setQuery({})} />
      ) : (
        <>
          {origin ?? <TemplateSection resource={resource} />}
          <ChooseFile
            resource={resource}
            inputs={inputs}
            defaults={defaults}
            onSent={(importId) => setQuery({ import: importId })}
          />
          <PastImports resource={resource} />
        </>
      )}
    </Stack>
  );
}

/** A word within a sentence; an abbreviation such as SAT keeps its capitals. */
function withoutCapital(word: string): string {
  const isAbbreviation = word.length > 1 && word === word.toLocaleUpperCase();
  return isAbbreviation ? word : word.toLocaleLowerCase();
}
