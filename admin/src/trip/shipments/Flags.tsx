import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import WrongLocationOutlined from '@mui/icons-material/WrongLocationOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import { isOver } from '../../freight/load/isOver.ts';
import { LateChip } from '../arrivals/index.ts';
import { DelayedField } from './DelayedField.tsx';
import type { Shipment } from './shipment.ts';

/** The marks of a load beside its status: that it is driven by legs, or which leg it is, and whether one lacks a carrier; delayed, the numbers of open incidents, of proof documents that a delivered load still owes of missing documents and of stops that its carrier does not cover, and assigned by exception; renders nothing without any. */
export function Flags() {
  const translate = useTranslate();
  const {
    openIncidents = 0,
    lackingDocuments,
    uncoveredStops,
    overriddenDocuments,
    status = '',
    owedEvidence = [],
    lacksCarrier,
    byLegs,
    leg,
  } = useRecordContext<Shipment>() ?? {};
  const lacking = lackingDocuments?.length ?? 0;
  return (
    <>
      {byLegs && <ToneChip label={translate('shipments.byLegs.chip')} />}
      {leg && <ToneChip label={translate(`shipments.byLegs.kind.${leg}`)} />}
      {lacksCarrier && (
        <ToneChip tone="warning" label={translate('shipments.byLegs.lacksCarrier')} />
      )}
      <DelayedField />
      <LateChip />
      {openIncidents > 0 && !isOver(status) && (
        <ToneChip
          tone="warning"
          icon={<ReportProblemOutlined />}
          label={translate('shipments.incidents.count', { smart_count: openIncidents })}
        />
      )}
      {status === 'delivered' && owedEvidence.length > 0 && (
        <ToneChip
          tone="warning"
          icon={<FactCheckOutlined />}
          label={translate('shipments.owed.chip', { smart_count: owedEvidence.length })}
        />
      )}
      {lacking > 0 && (
        <ToneChip
          tone="warning"
          icon={<DescriptionOutlined />}
          label={translate('documents.lacking.chip', { smart_count: lacking })}
        />
      )}
      {!!uncoveredStops?.length && (
        <ToneChip
          tone="warning"
          icon={<WrongLocationOutlined />}
          label={translate('shipments.uncovered.chip', { smart_count: uncoveredStops.length })}
        />
      )}
      {overriddenDocuments && (
        <ToneChip tone="info" label={translate('documents.lacking.exception')} />
      )}
    </>
  );
}
