/** SQL: the accessorials of a row of `rates` without what its stop-off charges come to, which the column contains. */
export const ACCESSORIALS_WITHOUT_STOPS = `case when rates.stop_off_charge is null then rates.accessorials
  else nullif(rates.accessorials - rates.stop_off_charge * rates.additional_stops, 0) end`;
