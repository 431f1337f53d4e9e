import { Alert, Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../../../core/contract/types.ts';

interface ObstaclesProps {
  obstacles: Schemas['CombinationObstacle'][];
  onShow: (leg: string) => void;
}

/** Why no combination is valid, and what to do about it, each with the way to its leg. */
export function Obstacles({ obstacles, onShow }: ObstaclesProps) {
  const translate = useTranslate();
  if (obstacles.length === 0) return null;
  return (
    <Alert severity="info">
      {translate('quotes.legs.noCombination')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {obstacles.map(({ code, legId, leg }) => {
          const name = translate(`quotes.legs.kind.${leg}`);
          return (
            <li key={legId + code}>
              {`${name}: ${translate(`quotes.legs.obstacle.${code}`)} `}
              <Link
                component="button"
                type="button"
                variant="body2"
                aria-label={`${translate('quotes.legs.step.open')}: ${name}`}
                onClick={() => onShow(leg)}
              >
                {translate('quotes.legs.step.open')}
              </Link>
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
