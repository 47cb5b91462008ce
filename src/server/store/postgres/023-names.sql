-- Names of the field: nothing but names changes.
ALTER TABLE post_moves RENAME TO post_reassignments;
ALTER TABLE link_remarks RENAME TO pending_link_relabels;
ALTER TABLE mark_progress RENAME TO job_watermarks;
ALTER TABLE lives RENAME COLUMN found_until TO indexed_until;
