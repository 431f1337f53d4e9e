import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type RaRecord,
  useDataProvider,
  useGetResourceLabel,
  useNavigate,
  usePermissions,
  useTranslate,
} from 'react-admin';
import { permits, type Permissions } from '../auth/permissions.ts';
import { useSignedInUser } from '../auth/useSignedInUser.ts';
import type { AndenDataProvider } from '../data/dataProvider.ts';
import type { AdminModule } from '../modules/AdminModule.ts';
import { useProduct } from '../modules/product.ts';
import { useRecordPath } from '../modules/useRecordPath.ts';
import type { Command } from './command.ts';

/**
 * The records that match the text, a few of each module that the user may search; until they are loaded, those of the
 * text before. `failed` names the modules whose search failed.
 */
export function useRecords(text: string) {
  const labelOf = useGetResourceLabel();
  const commandOf = useCommand();
  const search = useSearch();
  const isLongEnough = text.length >= SHORTEST;
  const { data = [], isFetching } = useQuery({
    queryKey: ['palette', text],
    queryFn: ({ signal }) => search(text, signal),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  });
  const results = isLongEnough ? data : [];
  return {
    records: results.flatMap(({ module, records = [] }) =>
      records.map((record) => commandOf(module, record)),
    ),
    failed: results.filter(({ records }) => !records).map(({ module }) => labelOf(module.name, 2)),
    isSearching: isFetching,
  };
}

/**
 * Returns a function that searches each module that the user may search; a result has no `records` when its search
 * failed.
 */
function useSearch() {
  const { read } = useDataProvider<AndenDataProvider>();
  const modules = useSearched();
  return (text: string, signal: AbortSignal) =>
    Promise.all(
      modules.map(async (module): Promise<{ module: AdminModule; records?: RaRecord[] }> => {
        const query = { q: text, limit: String(FEW), total: 'false' };
        return read<RaRecord[]>(module.name, query, signal).then(
          ({ data }) => ({ module, records: data }),
          () => ({ module }),
        );
      }),
    );
}

function useSearched(): AdminModule[] {
  const user = useSignedInUser();
  const { permissions } = usePermissions<Permissions>();
  return useProduct().modules.filter(
    ({ name, search }) =>
      search && user && permits(permissions?.[name], 'list') && (search.isFor?.(user) ?? true),
  );
}

function useCommand() {
  const navigate = useNavigate();
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const pathOf = useRecordPath();
  return ({ name, icon, search, recordRepresentation }: AdminModule, record: RaRecord): Command => {
    const path = pathOf(name, String(record.id));
    return {
      id: path,
      group: labelOf(name, 2),
      text: typeof recordRepresentation === 'function' ? recordRepresentation(record) : path,
      detail: search?.detail?.(record, translate),
      icon,
      run: () => navigate(path),
    };
  };
}

const FEW = 5;
const SHORTEST = 2;
