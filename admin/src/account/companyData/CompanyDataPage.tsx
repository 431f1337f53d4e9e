import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { ExportDialog } from '../../core/list/export/ExportDialog.tsx';
import { useRowsDownload } from '../../core/list/export/useExport.ts';
import { PageHeader } from '../../core/pages/PageHeader.tsx';
import { Section } from '../../core/pages/Section.tsx';

/** /admin/company_data: what the file with all data of the company has, and its download. */
export function CompanyDataPage() {
  const translate = useTranslate();
  const { start, ...state } = useRowsDownload();
  return (
    <>
      <Title title={translate('resources.company_data.name', 2)} />
      <PageHeader>
        <Button
          variant="contained"
          startIcon={<FileDownloadOutlined />}
          onClick={() => start(EXPORT_URL)}
        >
          {translate('companyData.download')}
        </Button>
      </PageHeader>
      <Box sx={{ maxWidth: 720 }}>
        <Section>
          <Typography>{translate('companyData.hint')}</Typography>
          <List dense sx={{ listStyle: 'disc', pl: 2.5 }}>
            {PARTS.map((part) => (
              <ListItem key={part} disableGutters sx={{ display: 'list-item', py: 0 }}>
                <ListItemText primary={translate(`companyData.part.${part}`)} />
              </ListItem>
            ))}
          </List>
          <Typography variant="body2" color="text.secondary">
            {translate('companyData.format')}
          </Typography>
        </Section>
      </Box>
      <ExportDialog {...state} title="companyData.downloading" />
    </>
  );
}

const EXPORT_URL = '/api/company_data/export';
const PARTS = ['people', 'carriers', 'quotes', 'loads', 'history'];
