-- Lines of a list that are not counted, so that each list tells how many at once.
CREATE INDEX list_lines_troubled ON list_lines (list_id) WHERE refused IS NOT NULL OR problem IS NOT NULL;
