import { Alert, Box, Button } from '@mui/material';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { Section } from '../../core/pages/Section.tsx';
import { isOver } from '../../freight/load/isOver.ts';
import { Progress } from './Progress.tsx';
import { useCartaPorteOf } from './useCartaPorte.ts';

/** The section of a load with how far its Carta Porte is, and the way to it. */
export function CartaPorteOf() {
  const translate = useTranslate();
  const shipment = useRecordContext<Schemas['Shipment']>()!;
  const { data } = useCartaPorteOf(shipment);
  if (!data) return null;
  return (
    <Section
      title="cartaPorte.title"
      aside={
        <Button
          component={Link}
          to={`/admin/shipments/${shipment.id}/carta_porte`}
          variant="outlined"
        >
          {translate('cartaPorte.open')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {data.toVerify && <Alert severity="warning">{data.toVerify}</Alert>}
        {data.progress.map((progress) => (
          <Progress key={progress.party} {...progress} isOver={isOver(shipment.status)} />
        ))}
      </Box>
    </Section>
  );
}
