-- What is stored by columns loses rows by one small file that says which; a part of one file is written anew with all its indexes. So
-- settlements, of more than 20,000 posts while posts come in, are stored by columns, from which the next one deletes; batches of imports
-- (10,000 posts) stay one file.
ALTER TABLE post_rows MODIFY SETTING min_bytes_for_wide_part = 10485760, min_rows_for_wide_part = 12000;
