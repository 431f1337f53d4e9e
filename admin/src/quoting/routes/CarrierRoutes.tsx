import RouteOutlined from '@mui/icons-material/RouteOutlined';
import { Box, Card, CardActionArea, CardContent, Stack, Typography } from '@mui/material';
import {
  Link,
  RecordsIterator,
  Title,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { ListPagination } from '../../core/list/ListPagination.tsx';
import { RecordListBase } from '../../core/list/RecordListBase.tsx';
import { ListFailed } from '../../core/list/ListFailed.tsx';
import { RowsToCome } from '../../core/list/RowsToCome.tsx';
import { EmptyState } from '../../core/pages/EmptyState.tsx';
import { LaneField } from '../../freight/places/LaneField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { EquipmentName } from './EquipmentName.tsx';
import type { Route } from './route.ts';
import { VolumeField } from './VolumeField.tsx';

/** /admin/carrier/routes: the lanes that this carrier covers by contract. */
export function CarrierRoutes() {
  const translate = useTranslate();
  return (
    <RecordListBase resource="routes" perPage={100} sort={NEWEST}>
      <Title title={translate('routes.menu.assigned')} />
      <Cards />
    </RecordListBase>
  );
}

function Cards() {
  const { data, isPending, total, error, perPage } = useListContext();
  if (error && !data) return <ListFailed />;
  if (isPending)
    return (
      <Box sx={{ maxWidth: 680 }}>
        <RowsToCome name="carrierRoutes" count={4} isCards first={88} />
      </Box>
    );
  if (!total)
    return (
      <EmptyState icon={<RouteOutlined />} title="routes.none.title" text="routes.none.text" />
    );
  return (
    <Box sx={{ maxWidth: 680 }}>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        <RecordsIterator>
          <RouteCard />
        </RecordsIterator>
      </Stack>
      {total > perPage && <ListPagination rowsPerPageOptions={[]} />}
    </Box>
  );
}

function RouteCard() {
  const route = useRecordContext<Route>();
  if (!route) return null;
  return (
    <Card component="li">
      <CardActionArea component={Link} to={`/admin/carrier/routes/view?id=${route.id}`}>
        <CardContent>
          <LaneField />
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, mt: 0.5 }}>
            <Typography variant="body2" color="text.secondary">
              {route.companyName}
            </Typography>
            <VolumeField />
            <EquipmentName />
            <MoneyField source="contractRate" currency="contractCurrency" />
          </Stack>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
